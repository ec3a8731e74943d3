import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { ReviewCard } from './review-card.js';
import type { Review } from './reviews.api.js';

const review: Review = {
  id: '1',
  rating: 5,
  guideRating: null,
  answer: null,
  text: 'Ein Nachmittag, an den wir noch oft denken.',
  language: 'de_DE',
  author: 'Sabine H.',
  country: 'AT',
  publishedOn: '2025-10-04',
  tour: { id: '2', slug: 'a-walk', name: 'A Walk' },
  city: { id: '3', slug: 'rome', name: 'Rome' },
};

afterEach(cleanup);

/** The words of the review as they are marked, and whether their language is said. */
async function shown(changes: Partial<Review> = {}) {
  const page = () => <ReviewCard review={{ ...review, ...changes }} />;
  await openPage({ page, path: 'tour', messages: ['reviews'], api: {} as never });
  const card = await screen.findByRole('article');
  const quote = card.querySelector('blockquote');
  return {
    words: quote?.textContent,
    marked: quote?.getAttribute('lang'),
    said: /Written in (\S+)/.exec(card.textContent)?.[1],
  };
}

it.each([
  ['de_DE', 'de-DE', 'German'],
  ['ja_JP', 'ja-JP', 'Japanese'],
  ['ru_RU', 'ru-RU', 'Russian'],
] as const)('a review in %s is marked as such, and the reader of English is told', async (language, marked, said) => {
  expect(await shown({ language })).toEqual({ words: review.text, marked, said });
});

it('a review in the language of the reader is marked too, and nothing is said about it', async () => {
  const text = 'An afternoon that we still think of.';
  expect(await shown({ language: 'en_US', text })).toEqual({ words: text, marked: 'en-US', said: undefined });
});

it('names no author whose data were erased, and shows the guide’s answer', async () => {
  const answer = { text: 'Grazie!', answeredAt: '2025-10-05T09:00:00Z' };
  await openPage({
    page: () => <ReviewCard review={{ ...review, author: null, answer }} />,
    path: 'tour',
    messages: ['reviews'],
    api: {} as never,
  });
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('A traveler');
  expect(card.textContent).toContain('The guide’s answerGrazie!');
});
