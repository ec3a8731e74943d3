const formats = new Map<string, Intl.DateTimeFormat>();

/** One format for all who ask for the same: making one costs more than what it formats. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** What the clock of a zone is called then (countries change their zones), as `timeZoneName` says: `GMT+2`, `Central European Time`. */
export function zoneName(
  timeZone: string,
  locale: string,
  timeZoneName: 'shortOffset' | 'longGeneric',
  instant: Date | number,
): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
