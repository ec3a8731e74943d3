import { eventually } from '../../src/platform/database/processes.js';

/** Well under the 60 seconds after which caches expire by themselves: without a notification the wait fails. */
const PATIENCE_MS = 20_000;

/** Waits for the effect of a change notification, and never for a cache that has only expired. */
export async function untilTold(isSo: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await eventually(isSo, PATIENCE_MS)))
    throw new Error(`Nothing told of it in ${PATIENCE_MS} ms: ${isSo.toString()}`);
}
