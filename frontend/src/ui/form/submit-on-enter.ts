import type { KeyboardEvent } from 'react';

/** The key code of the key that confirms a composed word (`東京`) in Safari, which reports `isComposing` false for it. */
const CONFIRMS_A_WORD = 229;

/** Whether the key submits the typed text of a field with suggestions: it picks no suggestion and confirms no composed word. */
export const submitsOnEnter = ({ key, keyCode, nativeEvent, target }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  keyCode !== CONFIRMS_A_WORD &&
  target instanceof HTMLInputElement &&
  !target.hasAttribute('aria-activedescendant');
