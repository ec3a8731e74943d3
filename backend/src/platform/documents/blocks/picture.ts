import type { Block } from './text.js';

export interface PictureStrip {
  /** PNG or JPEG; other kinds are made into one before. */
  readonly image: Buffer;
  readonly alt: string;
  /** Points; the picture fills the strip, what is too much is cut off evenly. */
  readonly height: number;
  /** Width by height, where the strip is narrower than the column. */
  readonly ratio?: number;
}

/** A picture over the width of the column, or as wide as its ratio asks. */
export function pictureStrip({ image, alt, height, ratio }: PictureStrip): Block {
  return (page) => {
    page.keepTogether(height);
    const { x, y } = page;
    const width = ratio === undefined ? page.width : Math.min(page.width, height * ratio);
    page.figure(alt, () => {
      page.pdf.save();
      page.pdf.roundedRect(x, y, width, height, 8).clip();
      page.pdf.image(image, x, y, { cover: [width, height], align: 'center', valign: 'center' });
      page.pdf.restore();
    });
    page.y += height + 16;
  };
}
