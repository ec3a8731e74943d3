/** What the catalogue calls places that have texts. */
export abstract class Places {
  /** By id or slug; undefined where there is no such place. */
  abstract slugOf(kind: 'continent' | 'country', idOrSlug: string): Promise<string | undefined>;
}
