import { describe, expect, it } from '@jest/globals';
import { REGION_WIDTH, sidesOf } from './names.js';

/** Five Latin letters take 104 units. */
const LENGTH = 104;
const at = (x: number, y: number, name = 'Siena') => ({ x, y, name });

describe('names on the map of a country', () => {
  it('stand to the right of their marks, and to the left where the sheet ends', () => {
    expect(sidesOf([at(400, 100)])).toEqual(['right']);
    expect(sidesOf([at(REGION_WIDTH - LENGTH, 100)])).toEqual(['right']);
    expect(sidesOf([at(REGION_WIDTH - LENGTH + 1, 100)])).toEqual(['left']);
  });

  it('never cover each other: the first has the room', () => {
    expect(sidesOf([at(400, 100), at(390, 150)])).toEqual(['right', 'left']);
    expect(sidesOf([at(400, 100), at(410, 158)])).toEqual(['right', 'right']);
    expect(sidesOf([at(400, 100), at(390, 150), at(395, 125)])).toEqual(['right', 'left', undefined]);
  });

  it('never cover another mark', () => {
    expect(sidesOf([at(400, 100), at(450, 119)])[0]).toBe('left');
    expect(sidesOf([at(400, 100), at(450, 120)])[0]).toBe('right');
  });

  it('need more room in full-width letters', () => {
    const x = REGION_WIDTH - LENGTH;
    expect(sidesOf([at(x, 100, 'シエナの街')])).toEqual(['left']);
  });
});
