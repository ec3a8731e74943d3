/** For instants that matter where the reader sits: until when a price or a place is kept. Only in the browser. */
export const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
