import type { Box } from '../../table/kit';
import Cover from './art/Cover.svelte';

const box: Box = {
  cover: Cover,
  keys: [
    ['← →', 'key-hand'],
    ['Enter', 'key-play'],
    ['S R P B', 'key-variety'],
    ['Esc', 'key-back'],
  ],
};

export default box;
