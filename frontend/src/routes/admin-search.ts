/** What the address of a list says. The page reads what it knows of it. */
export type AdminSearch = Readonly<Record<string, string | undefined>>;

const LONGEST = 100;

/** All texts of the address, for each list of the team. */
export const adminSearch = (asked: Readonly<Record<string, unknown>>): AdminSearch =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => {
      const text = String(value).trim().slice(0, LONGEST);
      return text === '' || typeof value === 'object' ? [] : [[name, text]];
    }),
  );
