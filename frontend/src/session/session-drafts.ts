import { currentSession } from './session.js';

interface Draft<Content> {
  readonly content: Content;
  /** Missing when a guest saved the draft. */
  readonly person?: string;
}

const personNow = (): string | undefined => currentSession()?.user.uuid;

/** Saves what the visitor typed or chose, for this tab. */
export function saveDraft(name: string, content: unknown): void {
  const person = personNow();
  const draft: Draft<unknown> = { content, ...(person === undefined ? {} : { person }) };
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // The browser stores nothing; the page works without drafts.
  }
}

/** A guest keeps the draft through the login. The draft of a signed-in person is shown to nobody else. */
export function savedDraft<Content>(name: string): Content | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft<Content> | null;
    return draft?.person === undefined || draft.person === personNow() ? draft?.content : undefined;
  } catch {
    return undefined;
  }
}

export function discardDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was saved.
  }
}
