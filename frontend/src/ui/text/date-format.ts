/** A format takes some 50 kB outside JavaScript's memory: one for each zone in each language would fill the server's. */
const MOST_FORMATS = 60;

const formats = new Map<string, Intl.DateTimeFormat>();

/** One format for all who ask for the same lately: making one costs more than what it formats. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  // Set anew, it is the last to be forgotten.
  formats.delete(key);
  formats.set(key, known);
  if (formats.size > MOST_FORMATS) formats.delete(formats.keys().next().value ?? key);
  return known;
}

const FRENCH_FIRST = /(?<!\d)1(?=[ \u00A0]\p{L}{3})/u;

/** French counts the first day of a month and names the others: `1er mai`, `2 mai`. */
export const withFrenchFirst = (text: string, locale: string): string =>
  locale.startsWith('fr') ? text.replace(FRENCH_FIRST, '1er') : text;

/** `2. Mai`, `1er mai`, `2 мая`: the day stays with its month, `г.` with its year, and `в` with its hour. */
const WITHIN_A_DATE = /(?<=(?<!\d)\d{1,2}(?:\.|er)?) (?=\p{L}{3})|(?<=\d) (?=г\.)|(?<= в) (?=\d)/gu;

/** A date whose lines end only between what can stand alone. */
export const wholeDate = (text: string): string => text.replace(WITHIN_A_DATE, '\u00A0');

/** How far the clocks of a zone are from Greenwich at the instant: `GMT+2`. */
export function zoneOffset(timeZone: string, locale: string, instant: Date): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const [JANUARY, JULY] = [0, 6] as const;

/** What the clocks of a zone go by in the winter and in the summer of its hemisphere, in the year of the instant. */
export function zoneOffsets(
  { timeZone, latitude }: { readonly timeZone: string; readonly latitude: number },
  locale: string,
  instant: number,
): { readonly winter: string; readonly summer: string } {
  const year = new Date(instant).getUTCFullYear();
  const [january, july] = [JANUARY, JULY].map((month) =>
    zoneOffset(timeZone, locale, new Date(Date.UTC(year, month, 15))),
  ) as [string, string];
  return latitude < 0 ? { winter: july, summer: january } : { winter: january, summer: july };
}
