/** A button that is one of a few. */
export const choiceChip = (isChosen: boolean): string =>
  `min-h-8 cursor-pointer rounded-full border px-3 text-sm ${isChosen ? 'border-ink bg-ink text-paper' : 'border-line-strong hover:border-ink'}`;
