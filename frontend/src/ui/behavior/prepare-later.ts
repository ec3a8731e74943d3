import { whenIdle } from './when-idle.js';

/** Who only reads has the page, and all that it needs at first, by then. */
const LONG_ENOUGH_MS = 8000;
const ACTS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

let begun: Promise<void> | undefined;

/** The visitor does something for the first time since the document came, or has had it for a while. */
const visitorHasBegun = (): Promise<void> =>
  (begun ??= new Promise((done) => {
    for (const act of ACTS) window.addEventListener(act, () => done(), { once: true, passive: true, capture: true });
    setTimeout(done, LONG_ENOUGH_MS);
  }));

/**
 * Asks for scripts that the next click may need, one after the other whenever the browser is idle: none while the page
 * itself is still coming, and none where data are to be saved.
 *
 * @returns what calls it off
 */
export function prepareLater(...parts: readonly (() => void)[]): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const rest = connection?.saveData === true ? [] : [...parts];
  const askInTurn = (): void => {
    const prepare = rest.shift();
    if (!prepare) return;
    prepare();
    whenIdle(askInTurn);
  };
  void visitorHasBegun().then(() => whenIdle(askInTurn));
  return () => void rest.splice(0);
}
