/** A link inside a text or below it. */
export const textLink = 'font-medium text-action-text underline underline-offset-4 hover:no-underline';

/** The quieter one, for what only informs. */
export const infoLink = 'font-medium text-sky underline underline-offset-4 hover:no-underline';
