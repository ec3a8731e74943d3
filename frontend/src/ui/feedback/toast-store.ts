import { useSyncExternalStore } from 'react';
import { Listeners } from '../../state/listeners.js';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** The page shows it already: it is only spoken. */
  readonly isSpokenOnly: boolean;
}

export const TOAST_MILLISECONDS = 5000;

let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Listeners();

function replace(next: readonly Toast[]): void {
  shown = next;
  listeners.tell();
}

/** A passing word at the bottom. What needs an answer or an action is never only a toast. */
export const showToast = (text: string): void => add(text, false);

/** For those who listen, where the page that opens shows it to the others. */
export const announce = (text: string): void => add(text, true);

function add(text: string, isSpokenOnly: boolean): void {
  last += 1;
  replace([...shown, { id: last, text, isSpokenOnly }]);
}

export const closeToast = (id: number): void => replace(shown.filter((toast) => toast.id !== id));

const none: readonly Toast[] = [];

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    listeners.subscribe,
    () => shown,
    () => none,
  );
