import type { Choice } from './booking-choice.js';

const BEGUN = 'cart_change';

interface Begun {
  readonly line: string;
  readonly choice: Choice;
}

/** Loading the page anew, or in another language, loses nothing of what was chosen. */
export const rememberChange = (line: string, choice: Choice): void =>
  sessionStorage.setItem(BEGUN, JSON.stringify({ line, choice } satisfies Begun));

export function begunChange(line: string): Choice | undefined {
  try {
    const begun = JSON.parse(sessionStorage.getItem(BEGUN) ?? 'null') as Begun | null;
    return begun?.line === line ? begun.choice : undefined;
  } catch {
    return undefined;
  }
}

export const forgetChange = (): void => sessionStorage.removeItem(BEGUN);
