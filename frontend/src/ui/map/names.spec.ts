import { describe, expect, it } from '@jest/globals';
import { REGION_WIDTH, sidesOf as sidesOn, type NamedPoint } from './names.js';

/** Five Latin letters take 104 units. */
const LENGTH = 104;
const HEIGHT = 600;
const sidesOf = (points: readonly NamedPoint[]) => sidesOn(points, HEIGHT);
const at = (x: number, y: number, name = 'Siena') => ({ x, y, name });

describe('names on the map of a country', () => {
  it('stand to the right of their marks, and to the left where the sheet ends', () => {
    expect(sidesOf([at(400, 100)])).toEqual(['right']);
    expect(sidesOf([at(REGION_WIDTH - LENGTH, 100)])).toEqual(['right']);
    expect(sidesOf([at(REGION_WIDTH - LENGTH + 1, 100)])).toEqual(['left']);
  });

  it('never cover each other: the first has the room', () => {
    expect(sidesOf([at(400, 100), at(390, 167)])).toEqual(['right', 'left']);
    expect(sidesOf([at(400, 100), at(410, 168)])).toEqual(['right', 'right']);
  });

  it('never cover another mark', () => {
    const elsewhere = [at(380, 100), at(400, 58), at(400, 142)];
    expect(sidesOf([at(400, 100), at(450, 119), ...elsewhere])[0]).toBeUndefined();
    expect(sidesOf([at(400, 100), at(450, 120), ...elsewhere])[0]).toBe('right');
    expect(sidesOf([at(400, 100), at(450, 119)])[0]).toBe('left');
  });

  it('do not end at the mark of another, whose name they would seem to be', () => {
    expect(sidesOf([at(400, 100), at(400 + LENGTH + 15, 100)])[0]).toBe('left');
    expect(sidesOf([at(400, 100), at(400 + LENGTH + 16, 100)])[0]).toBe('right');
  });

  it('leave room for the marks that a name above or below comes near to on a wider drawing', () => {
    const beside = [at(410, 300), at(390, 300)];
    expect(sidesOf([at(400, 300), ...beside, at(440, 287)])[0]).toBe('below');
    expect(sidesOf([at(400, 300), ...beside, at(440, 288)])[0]).toBe('above');
  });

  it('go to another side where a later one finds room by that', () => {
    const west = at(200, 100);
    expect(sidesOf([west])).toEqual(['right']);
    const near = at(200 + 1.5 * LENGTH, 112, 'Lucca');
    const around = [at(200 + 2.6 * LENGTH, 112, ''), at(near.x, near.y - 42, ''), at(near.x, near.y + 42, '')];
    expect(sidesOf([west, near, ...around]).slice(0, 2)).toEqual(['left', 'left']);
  });

  it('stand above or below where there is no room beside: who comes first is named, and not its lesser neighbour', () => {
    const [kyoto, nara, osaka] = [at(300, 300, 'Kyoto'), at(310, 312, 'Nara'), at(280, 310, 'Osaka')];
    expect(sidesOf([kyoto, osaka, nara])).toEqual(['above', 'below', undefined]);
    expect(sidesOf([at(300, 100, 'Kyoto'), at(310, 84), at(290, 84), at(300, 60)])[0]).toBe('below');
  });

  it('do not stand out over the sheet above or below, and nowhere where there is no room at all', () => {
    const beside = [at(410, 40), at(390, 40)];
    expect(sidesOf([at(400, 40), ...beside])[0]).toBe('below');
    const low = [at(400, HEIGHT - 40), at(410, HEIGHT - 40), at(390, HEIGHT - 40)];
    expect(sidesOf(low)[0]).toBe('above');
    expect(sidesOf([...low, at(400, HEIGHT - 74)])[0]).toBeUndefined();
  });

  it('need more room in full-width letters', () => {
    const x = REGION_WIDTH - LENGTH;
    expect(sidesOf([at(x, 100, 'シエナの街')])).toEqual(['left']);
  });
});
