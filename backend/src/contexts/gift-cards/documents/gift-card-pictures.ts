/** The posters that a card can show, by the slugs of the site's own drawings. */
export const GIFT_CARD_DESIGNS = ['home', 'tours', 'contact', 'zones', 'blog', 'map'] as const;
export type GiftCardDesign = (typeof GIFT_CARD_DESIGNS)[number];

export const isDesign = (text: string): text is GiftCardDesign =>
  (GIFT_CARD_DESIGNS as readonly string[]).includes(text);

/** The posters of gift cards. */
export abstract class GiftCardPictures {
  /** PNG, landscape, wide enough for print; undefined for a design that is drawn no more. */
  abstract find(design: string): Promise<Buffer | undefined>;
}
