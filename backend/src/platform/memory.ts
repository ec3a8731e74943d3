import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns the memory that starting has needed to the system: a hundred megabytes that V8 would keep for as long as it has
 * little to do. Takes 0.1 to 0.3 seconds, in which nothing else happens.
 */
export function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
