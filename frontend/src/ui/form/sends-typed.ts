import type { KeyboardEvent } from 'react';

/** Safari says of the key that confirms a composed word, `東京`, that nothing is composed any more, and marks it so. */
const CONFIRMS_A_WORD = 229;

/** Whether the key sends what is typed in a field that suggests: it picks no suggestion, and confirms no composed word. */
export const sendsTyped = ({ key, keyCode, nativeEvent, target }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  keyCode !== CONFIRMS_A_WORD &&
  target instanceof HTMLInputElement &&
  !target.hasAttribute('aria-activedescendant');
