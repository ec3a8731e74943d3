/** Writes `src/i18n/compiled` and answers the catalogue files that it read. */
export function compileMessages(): Promise<string[]>;
