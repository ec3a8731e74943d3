/** Something that the process stops before it ends. */
export interface StoppingPart {
  readonly name: string;
  /** In milliseconds; what takes longer is left behind. */
  readonly limitMs: number;
  stop(): Promise<unknown>;
  /** What it still waits for, for the log. */
  waitsFor?(): readonly string[];
}

/**
 * Stops one part after the other, also when an earlier one has failed or was left behind.
 * @throws Error that says of each such part what went wrong, or what it waited for
 */
export async function stopInTurn(parts: readonly StoppingPart[]): Promise<void> {
  const troubles: string[] = [];
  for (const part of parts) {
    try {
      await stopInTime(part);
    } catch (error) {
      troubles.push(`${part.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (troubles.length > 0) throw new Error(`Could not stop ${troubles.join('; ')}`);
}

async function stopInTime(part: StoppingPart): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(unfinished(part))), part.limitMs);
  });
  try {
    await Promise.race([part.stop(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

function unfinished({ limitMs, waitsFor }: StoppingPart): string {
  const what = waitsFor?.() ?? [];
  return `not within ${limitMs} ms${what.length > 0 ? `, still waiting for ${what.join(', ')}` : ''}`;
}
