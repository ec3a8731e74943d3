import { describe, expect, it } from '@jest/globals';
import { posterSubject } from './poster-subject.js';

const rome = { slug: 'rome', landmarks: [{ motif: 'arena', name: 'Colosseum' }], continent: 'europa', evening: true };

describe('a subject by names', () => {
  it('is taken as it is where everything can be drawn', () => {
    expect(posterSubject(rome)).toEqual(rome);
    expect(posterSubject({ slug: 'home', landmarks: [] })).toEqual({ slug: 'home', landmarks: [] });
  });

  it.each(['colosseum', 'constructor'])('is refused with the motif %s, which nobody draws', (motif) => {
    const landmarks = [...rome.landmarks, { motif, name: 'Something' }];
    expect(() => posterSubject({ ...rome, landmarks })).toThrow(
      `The poster of “rome” names the motif “${motif}”, which nobody draws.`,
    );
  });

  it('is refused with a part of the world that there is not', () => {
    expect(() => posterSubject({ ...rome, continent: 'europe' })).toThrow(
      'The poster of “rome” names the part of the world “europe”, which nobody draws.',
    );
  });
});
