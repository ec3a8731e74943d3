/** What other contexts may ask about texts and pictures. */
export abstract class ContentApi {
  /** The wide picture of a tour, by its slug: a PNG of 1200 pixels; undefined where there is no such tour any more. */
  abstract findTourPoster(slug: string): Promise<Buffer | undefined>;
}
