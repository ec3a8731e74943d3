import { describe, expect, it } from '@jest/globals';
import { TAG, tagged } from './tags.js';

const middle = { x: 0.5, y: 0.5 };

describe('tags on a map', () => {
  it('stand where nothing is in their way', () => {
    expect(tagged([middle, { x: 0.8, y: 0.5 }])).toEqual([true, true]);
  });

  it('touch but never cover each other, and the first has the room', () => {
    expect(tagged([middle, { x: 0.5 + TAG.width, y: 0.5 }])).toEqual([true, true]);
    expect(tagged([middle, { x: 0.5 + TAG.width - 0.001, y: 0.5 }])).toEqual([true, false]);
  });

  it('cover no other point, nor what can be touched around it', () => {
    expect(tagged([middle, { x: 0.5, y: 0.5 - TAG.height / 2 }])).toEqual([false, true]);
    expect(tagged([middle, { x: 0.5, y: 0.5 - TAG.height - 11 / 320 }])).toEqual([false, true]);
    expect(tagged([middle, { x: 0.5, y: 0.5 - TAG.height - 13 / 320 }])).toEqual([true, true]);
  });

  it('take the same room of a larger map, and of a smaller one', () => {
    const near = [middle, { x: 0.5 + TAG.width * 0.8, y: 0.5 }];
    expect(tagged(near, () => true, { width: 740, height: 320 })).toEqual([true, false]);
    expect(tagged(near, () => true, { width: 1480, height: 640 })).toEqual([true, true]);
    expect(tagged([{ x: TAG.width, y: 0.5 }], () => true, { width: 360, height: 240 })).toEqual([false]);
  });

  it('stand only where one is wanted', () => {
    expect(tagged([middle, { x: 0.8, y: 0.5 }], (place) => place === 1)).toEqual([false, true]);
  });

  it('do not stand out over the edge', () => {
    expect(tagged([{ x: TAG.width / 2, y: TAG.height }])).toEqual([true]);
    expect(tagged([{ x: TAG.width / 2 - 0.001, y: 0.5 }])).toEqual([false]);
    expect(tagged([{ x: 0.5, y: TAG.height - 0.001 }])).toEqual([false]);
    expect(tagged([{ x: 1 - TAG.width / 2 + 0.001, y: 0.5 }])).toEqual([false]);
  });
});
