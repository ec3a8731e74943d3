const LONGEST = 80;
/** Letters that no accent makes of others. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ı: 'i',
};

/** `Rome: Evening Piazzas` → `rome-evening-piazzas`; empty where the name has no Latin letter and no digit. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæøœłđþı]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
