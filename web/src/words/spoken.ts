/** Every test file may say something: in English. */
import { speak } from './speaking';

await speak('en');
