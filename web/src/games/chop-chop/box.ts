import type { Box } from '../../table/kit';
import Cover from './art/Cover.svelte';
import { roles, titles } from './roles';

const box: Box = {
  cover: Cover,
  titles,
  roles,
  keys: [
    ['1 – 4', 'key-number'],
    ['← →', 'key-mice'],
    ['← ↑ ↓ →', 'key-squares'],
    ['Enter', 'key-choose'],
    ['Esc', 'key-back'],
  ],
};

export default box;
