import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';

export class MoneyAnswer {
  @ApiProperty({ description: 'Minor units.', example: 12_900 }) amount!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
}

export class ImageView {
  @ApiProperty({ example: '/posters/tour/rome-evening-piazzas/card.svg' }) src!: string;
  @ApiProperty() width!: number;
  @ApiProperty() height!: number;
  @ApiProperty({ description: 'To show in its place while it loads.', example: '#f2c9a1' }) colour!: string;
  @ApiProperty() alt!: string;
}

/** Natural sizes of the posters, in pixels. */
const POSTERS = {
  card: { width: 640, height: 480 },
  portrait: { width: 600, height: 800 },
  landscape: { width: 800, height: 600 },
  wide: { width: 1260, height: 540 },
  share: { width: 1200, height: 630 },
} as const;

export type PosterFormat = keyof typeof POSTERS;

export type PosterKind = 'city' | 'tour' | 'country' | 'continent';

/** The poster of a place or a tour; `view` is the number of the landmark that leads it, where it is not the first one. */
export const posterOf = (
  kind: PosterKind,
  slug: string,
  format: PosterFormat,
  colour: string,
  alt: string,
  view?: number,
): ImageView => ({
  src: `/posters/${kind}/${slug}/${format}${view ? `-${view}` : ''}.svg`,
  ...POSTERS[format],
  colour,
  alt,
});
