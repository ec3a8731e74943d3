import { eventually } from '../../src/platform/database/processes.js';

/** Well under the 60 seconds after which caches forget by themselves: nothing that was not told is in time. */
const PATIENCE_MS = 20_000;

/** Waits for what the notice of a change brings about, and never for a cache that has only grown old. */
export async function untilTold(isSo: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await eventually(isSo, PATIENCE_MS)))
    throw new Error(`Nothing told of it in ${PATIENCE_MS} ms: ${isSo.toString()}`);
}
