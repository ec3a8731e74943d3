import type { INestApplicationContext } from '@nestjs/common';
import { QueueDrain } from '../../src/platform/queue/queue-drain.js';

/**
 * Runs facts, reactions and jobs in this process until nothing is left, without a queue. Throws the first error of a
 * reaction or handler. Recurring jobs run only on request.
 */
export async function drain(app: INestApplicationContext, { recurring = false } = {}): Promise<void> {
  const everything = app.get(QueueDrain, { strict: false });
  if (recurring) await everything.ensureRecurring();
  const [error] = await everything.run({ retry: false });
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('What was thrown is no error', { cause: error });
}
