import { describe, expect, it } from '@jest/globals';
import { lessWide, wider } from './poster.js';

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

describe('a picture of a city for a wider place than a card', () => {
  const card = { src: '/posters/city/kyoto/card.svg', width: 640, height: 480, colour: '#48a08b', alt: 'Kyoto' };

  it('is the poster composed for it', () => {
    expect(wider(card)).toEqual({ ...card, src: '/posters/city/kyoto/wide.svg', width: 1260, height: 540 });
  });

  it('is the same where it is a photo or another poster', () => {
    const photo = { ...card, src: '/files/0199/card.svg' };
    expect(wider(photo)).toBe(photo);
    expect(wider(wide)).toBe(wide);
  });
});
