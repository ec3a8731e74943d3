type Names = Readonly<Record<string, string>>;

const MARKER = Buffer.from('\xAB\xCD\xEFMaxMind.com', 'latin1');

/** A field of MaxMind's format, version 2: a byte with type and size, then the value. Sizes under 29 alone. */
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([(2 << 5) | bytes.length]), bytes]);
};
const uint16 = (value: number): Buffer => Buffer.from([(5 << 5) | 2, value >> 8, value & 255]);
const uint32 = (value: number): Buffer => Buffer.from([(6 << 5) | 1, value]);
const list = (...values: readonly Buffer[]): Buffer => Buffer.concat([Buffer.from([values.length, 4]), ...values]);
const map = (fields: Readonly<Record<string, Buffer>>): Buffer => {
  const entries = Object.entries(fields).flatMap(([name, value]) => [text(name), value]);
  return Buffer.concat([Buffer.from([(7 << 5) | Object.keys(fields).length]), ...entries]);
};
const namesOf = (names: Names): Buffer =>
  map({ names: map(Object.fromEntries(Object.entries(names).map(([language, name]) => [language, text(name)]))) });

/** A file in MaxMind's format that says the same place of every address. */
export function onePlaceFile({ city, country }: { city: Names; country: Names }): Buffer {
  // One node, whose both sides lead to the first record: the number of nodes, and 16 zeros between tree and records.
  const tree = Buffer.from([0, 0, 17, 0, 0, 17]);
  const metadata = map({
    binary_format_major_version: uint16(2),
    binary_format_minor_version: uint16(0),
    build_epoch: uint32(1),
    database_type: text('City'),
    description: map({}),
    ip_version: uint16(6),
    languages: list(text('en')),
    node_count: uint32(1),
    record_size: uint16(24),
  });
  const record = map({ city: namesOf(city), country: namesOf(country) });
  return Buffer.concat([tree, Buffer.alloc(16), record, MARKER, metadata]);
}
