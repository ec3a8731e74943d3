import { describe, expect, it } from '@jest/globals';
import { sharePicture, titledPicture } from './share-picture.js';

describe('the picture of a shared page', () => {
  it.each([
    ['/posters/city/rome/share.svg', '/share/city/rome/ja_JP.png?v=4'],
    ['/posters/tour/rome-evening-piazzas/share.svg', '/share/tour/rome-evening-piazzas/ja_JP.png?v=4'],
    ['/posters/blog/rome-by-its-light/share.svg', '/share/blog/rome-by-its-light/ja_JP.png?v=4'],
    ['/posters/legal/terms/share.svg', '/share/legal/terms/ja_JP.png?v=4'],
    ['/posters/hero/home/share.svg', '/share/hero/home/ja_JP.png?v=4'],
    ['/posters/page/about/share.svg', '/share/page/about/ja_JP.png?v=4'],
    ['/posters/category/food-tour/share.svg', '/posters/category/food-tour/share.png?w=1200'],
    ['/posters/city/rome/card.svg', '/posters/city/rome/card.png?w=1200'],
    ['/photos/1.jpg', '/photos/1.jpg'],
    [titledPicture('guide', 'aisha-r', 'de_DE'), '/share/guide/aisha-r/de_DE.png?v=4'],
  ])('for %s is %s', (image, picture) => {
    expect(sharePicture(image, 'ja_JP')).toBe(picture);
  });
});
