import type { Box } from '../../table/kit';
import Cover from './art/Cover.svelte';

const box: Box = {
  cover: Cover,
  keys: [
    ['← →', 'key-hand'],
    ['Enter', 'key-choose'],
    ['← ↑ ↓ →', 'key-cells'],
    ['Esc', 'key-back'],
  ],
};

export default box;
