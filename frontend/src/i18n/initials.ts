const first = (name: string): string => [...name.trim()][0] ?? '';

/** Two letters that stand for a person: `AR` of Ada Rossi, one sign of a name in Chinese characters. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [given, family] = [first(firstName), first(lastName)];
  if (/\p{Script=Han}/u.test(family)) return family;
  return `${given}${family}`.toUpperCase();
}
