import { describe, expect, it } from '@jest/globals';
import { DRAWINGS, REGION_WIDTH, sidesOf as sidesOn, type NamedPoint } from './names.js';

/** A pixel is a unit: the five letters of a name take 63, with the space around them 81. */
const DRAWING = { width: REGION_WIDTH, letters: 20 };
const LENGTH = 81;
const HEIGHT = 600;
const sidesOf = (points: readonly NamedPoint[]) => sidesOn(points, HEIGHT, DRAWING);
const at = (x: number, y: number, name = 'Soane') => ({ x, y, name });

describe('names on the map of a country', () => {
  it('stand to the right of their marks, and to the left where the sheet ends', () => {
    expect(sidesOf([at(400, 100)])).toEqual(['right']);
    expect(sidesOf([at(REGION_WIDTH - LENGTH - 3, 100)])).toEqual(['right']);
    expect(sidesOf([at(REGION_WIDTH - LENGTH + 1, 100)])).toEqual(['left']);
  });

  it('never cover each other: the first has the room', () => {
    expect(sidesOf([at(400, 100), at(390, 126)])).toEqual(['right', 'left']);
    expect(sidesOf([at(400, 100), at(410, 127)])).toEqual(['right', 'right']);
  });

  it('never cover another mark', () => {
    const elsewhere = [at(380, 100), at(400, 85), at(400, 115)];
    expect(sidesOf([at(400, 100), at(450, 108), ...elsewhere])[0]).toBeUndefined();
    expect(sidesOf([at(400, 100), at(450, 109), ...elsewhere])[0]).toBe('right');
    expect(sidesOf([at(400, 100), at(450, 108)])[0]).toBe('left');
  });

  it('do not end at the mark of another, whose name they would seem to be', () => {
    expect(sidesOf([at(400, 100), at(400 + LENGTH + 6, 100)])[0]).toBe('left');
    expect(sidesOf([at(400, 100), at(400 + LENGTH + 10, 100)])[0]).toBe('right');
  });

  it('leave room for the marks that come near to a name above or below on a wider drawing', () => {
    const beside = [at(410, 300), at(390, 300)];
    expect(sidesOf([at(400, 300), ...beside, at(440, 296)])[0]).toBe('below');
    expect(sidesOf([at(400, 300), ...beside, at(440, 297)])[0]).toBe('above');
  });

  it('go to another side where a later one finds room by that', () => {
    const west = at(200, 100);
    expect(sidesOf([west])).toEqual(['right']);
    const near = at(200 + 1.5 * LENGTH, 112);
    const around = [at(200 + 2.5 * LENGTH, 112, ''), at(near.x, near.y - 14, ''), at(near.x, near.y + 14, '')];
    expect(sidesOf([west, near, ...around]).slice(0, 2)).toEqual(['left', 'left']);
  });

  it('stand above or below where there is no room beside: who comes first is named, and not its lesser neighbour', () => {
    const [kyoto, osaka, nara] = [at(300, 300), at(280, 305), at(310, 306)];
    expect(sidesOf([kyoto, osaka, nara])).toEqual(['above', 'below', undefined]);
    expect(sidesOf([at(300, 100), at(310, 92), at(290, 92), at(300, 80)])[0]).toBe('below');
    const crowd = [at(300, 300), at(308, 304), at(292, 304), at(300, 285), at(300, 316)];
    expect(sidesOf(crowd)[0]).toBeUndefined();
  });

  it('do not stand out over the sheet above or below, and nowhere where there is no room at all', () => {
    const beside = [at(410, 20), at(390, 20)];
    expect(sidesOf([at(400, 20), ...beside])[0]).toBe('below');
    const low = [at(400, HEIGHT - 20), at(410, HEIGHT - 20), at(390, HEIGHT - 20)];
    expect(sidesOf(low)[0]).toBe('above');
    expect(sidesOf([...low, at(400, HEIGHT - 34)])[0]).toBeUndefined();
  });

  it.each([
    ['シエナの街', 'full-width letters'],
    ['Шумшу', 'wide letters'],
  ])('need more room for %s, in %s', (name) => {
    const x = REGION_WIDTH - LENGTH - 3;
    expect(sidesOf([at(x, 100)])).toEqual(['right']);
    expect(sidesOf([at(x, 100, name)])).toEqual(['left']);
  });

  it('take more of a narrow drawing than of a wide one', () => {
    const sides = Object.values(DRAWINGS).map((drawing) => sidesOn([at(REGION_WIDTH - 150, 100)], HEIGHT, drawing)[0]);
    expect(sides).toEqual(['left', 'right', 'right']);
  });
});
