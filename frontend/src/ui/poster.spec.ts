import { describe, expect, it } from '@jest/globals';
import { lessWide } from './poster.js';

const wide = { src: '/posters/city/kyoto/wide.svg', width: 1260, height: 540, colour: '#48a08b', alt: 'Kyoto' };

describe('a picture for a place that is not so wide', () => {
  it('is the poster composed for it', () => {
    expect(lessWide(wide)).toEqual({ ...wide, src: '/posters/city/kyoto/landscape.svg', width: 800, height: 600 });
  });

  it('is the same where it is a photo or another poster', () => {
    const photo = { ...wide, src: '/files/0199/wide.svg' };
    expect(lessWide(photo)).toBe(photo);
    const card = { ...wide, src: '/posters/city/kyoto/card.svg' };
    expect(lessWide(card)).toBe(card);
  });
});
