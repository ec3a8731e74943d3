import type { Choice } from './booking-choice.js';

const DRAFT = 'cart_change';

interface Draft {
  readonly line: string;
  readonly choice: Choice;
}

/** Saves the unsaved change of a cart line, so that a reload or another language keeps it. */
export const saveDraftChange = (line: string, choice: Choice): void =>
  sessionStorage.setItem(DRAFT, JSON.stringify({ line, choice } satisfies Draft));

export function draftChange(line: string): Choice | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null') as Draft | null;
    return draft?.line === line ? draft.choice : undefined;
  } catch {
    return undefined;
  }
}

export const discardDraftChange = (): void => sessionStorage.removeItem(DRAFT);
