interface Named {
  readonly name: string;
}

/** As a reader of this language looks for them; `locale` as BCP 47 has it. */
export function byName<Item extends Named>(items: readonly Item[], locale: string): Item[] {
  const { compare } = new Intl.Collator(locale);
  return items.toSorted((one, other) => compare(one.name, other.name));
}
