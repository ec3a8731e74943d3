/** What other contexts may ask about texts and pictures. */
export abstract class ContentApi {
  /** The picture of a tour for the head of a page, by its slug: a PNG of 1200 pixels, 65:12; undefined where there is no such tour any more. */
  abstract findTourPoster(slug: string): Promise<Buffer | undefined>;
}
