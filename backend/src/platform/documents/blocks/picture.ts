import type { Block } from './text.js';

export interface PictureStrip {
  /** PNG or JPEG; other kinds are made into one before. */
  readonly image: Buffer;
  readonly alt: string;
  /** Points; the picture fills the strip, what is too much is cut off evenly. */
  readonly height: number;
}

/** A picture over the whole width of the column. */
export function pictureStrip({ image, alt, height }: PictureStrip): Block {
  return (page) => {
    page.keepTogether(height);
    const { x, y, width } = page;
    page.figure(alt, () => {
      page.pdf.save();
      page.pdf.roundedRect(x, y, width, height, 8).clip();
      page.pdf.image(image, x, y, { cover: [width, height], align: 'center', valign: 'center' });
      page.pdf.restore();
    });
    page.y += height + 16;
  };
}
