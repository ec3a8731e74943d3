/** The reader's time zone, for deadlines such as the end of a hold. Only in the browser. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
