import { expect, it } from '@jest/globals';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { RateLimits } from '../../../platform/http/rate-limit.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { type GuideOnPoster, GuidesOnPosters } from '../domain/guides-on-posters.js';
import type { PosterSubject } from '../domain/poster-studio.js';
import { PosterSubjects } from '../domain/poster-subjects.js';
import { DrawnPosterStudio } from '../gateways/drawn-poster-studio.js';
import type { EntryPosters } from './entry-posters.js';
import { FindSharePicture, FindSharePictureHandler, type ShareKind } from './find-share-picture.js';
import type { OperatorFacts } from './operator-facts.js';
import { RasterQueue } from '../../../platform/files/raster-queue.js';

const CITY = 'Dubai';

class OneCity extends PosterSubjects {
  find(_: string, slug: string): Promise<PosterSubject | undefined> {
    const subject: PosterSubject = { slug, landmarks: [{ motif: 'skyscrapers', name: 'Towers' }] };
    return Promise.resolve(slug === 'dubai' ? subject : undefined);
  }
  findName(): Promise<string> {
    return Promise.resolve(CITY);
  }
}

class OneGuide extends GuidesOnPosters {
  constructor(private readonly name: string) {
    super();
  }
  find(slug: string): Promise<GuideOnPoster | undefined> {
    const guide = { name: this.name, city: { slug: 'dubai', name: CITY } };
    return Promise.resolve(slug === 'the-guide' ? guide : undefined);
  }
}

const picture = async (name: string, kind: ShareKind, slug: string, language: Locale = 'en_US'): Promise<string> => {
  const entries = {} as EntryPosters;
  const handler = new FindSharePictureHandler(
    new OneCity(),
    new OneGuide(name),
    entries,
    {} as OperatorFacts,
    new DrawnPosterStudio(),
    new RasterQueue({} as RateLimits),
  );
  return (await handler.execute(new FindSharePicture(kind, slug, language))).bytes.toString('base64');
};

it('names a guide on the poster of their city, in the reader’s words', async () => {
  const [city, english, german, another] = await Promise.all([
    picture('Aisha R.', 'city', 'dubai'),
    picture('Aisha R.', 'guide', 'the-guide'),
    picture('Aisha R.', 'guide', 'the-guide', 'de_DE'),
    picture('Omar K.', 'guide', 'the-guide'),
  ]);
  expect(new Set([city, english, german, another]).size).toBe(4);
});

it.each(['Żółć Ř.', 'Ελένη Π.', 'Юлия Ё.', 'さくら T.', '髙橋 髙.'])('writes %s', async (name) => {
  expect(await picture(name, 'guide', 'the-guide')).not.toBe(await picture(name, 'city', 'dubai'));
});

it.each(['عائشة ر.', '김민지 김.', '🙂 A.'])(
  'shows the city alone where the fonts lack a letter of %s',
  async (name) => {
    expect(await picture(name, 'guide', 'the-guide')).toBe(await picture(name, 'city', 'dubai'));
  },
);

it('has none of a guide whom nobody knows', async () => {
  await expect(picture('Aisha R.', 'guide', 'nobody')).rejects.toThrow(NotFound);
});
