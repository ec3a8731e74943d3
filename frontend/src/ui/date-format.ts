/** A format takes some 50 kB outside JavaScript's memory: one for each zone in each language would fill the server's. */
const MOST_FORMATS = 60;
const MOST_NAMES = 2000;
const DAY = 86_400_000;

function remember<Value>(kept: Map<string, Value>, most: number, key: string, make: () => Value): Value {
  const known = kept.get(key) ?? make();
  // Set anew, it is the last to be forgotten.
  kept.delete(key);
  kept.set(key, known);
  if (kept.size > most) kept.delete(kept.keys().next().value ?? key);
  return known;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** One format for all who ask for the same lately: making one costs more than what it formats. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return remember(formats, MOST_FORMATS, key, () => new Intl.DateTimeFormat(locale, options));
}

const FRENCH_FIRST = /(?<!\d)1(?=[ \u00A0]\p{L}{3})/u;

/** French counts the first day of a month and names the others: `1er mai`, `2 mai`. */
export const withFrenchFirst = (text: string, locale: string): string =>
  locale.startsWith('fr') ? text.replace(FRENCH_FIRST, '1er') : text;

/** `2. Mai`, `1er mai`, `2 мая`: the day stays with its month, `г.` with its year, and `в` with its hour. */
const WITHIN_A_DATE = /(?<=(?<!\d)\d{1,2}(?:\.|er)?) (?=\p{L}{3})|(?<=\d) (?=г\.)|(?<= в) (?=\d)/gu;

/** A date whose lines end only between what can stand alone. */
export const wholeDate = (text: string): string => text.replace(WITHIN_A_DATE, '\u00A0');

const offsetOrName = (format: Intl.DateTimeFormat, timeZone: string, instant: Date | number): string =>
  format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** How far the clocks of a zone are from Greenwich at the instant: `GMT+2`. */
export const zoneOffset = (timeZone: string, locale: string, instant: Date): string =>
  offsetOrName(dateFormat(locale, { timeZone, timeZoneName: 'shortOffset' }), timeZone, instant);

const names = new Map<string, string>();

/** What the clock of a zone is called that day, countries change their zones: `Central European Time`. */
export const zoneName = (timeZone: string, locale: string, instant: Date | number): string =>
  remember(names, MOST_NAMES, `${locale} ${timeZone} ${Math.floor(Number(instant) / DAY)}`, () =>
    offsetOrName(new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }), timeZone, instant),
  );
