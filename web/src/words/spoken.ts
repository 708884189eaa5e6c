/** Every test file may say something, of every part: in English. */
import { learn, speak } from './speaking.svelte';

await speak('en');
await learn('lesson', 'past', 'rulebook', 'settings', 'text');
