/** Every test file may say something: in English. */
import { speak } from './speaking.svelte';

await speak('en');
