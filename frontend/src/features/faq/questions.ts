import type { Entry } from '../../entries/entries.api.js';
import { plainText } from '../../entries/plain-text.js';

export const TOPICS = [
  'booking',
  'prices',
  'changes',
  'on-the-day',
  'guides',
  'transfers',
  'gift-cards',
  'agencies',
] as const;

export type Topic = (typeof TOPICS)[number];

export interface Chapter {
  /** Undefined for questions of no topic that we know. */
  readonly topic: Topic | undefined;
  readonly questions: readonly Entry[];
}

/** Topics in the order of a journey; those without a question are left out. */
export const chaptersOf = (questions: readonly Entry[]): readonly Chapter[] =>
  [...TOPICS, undefined]
    .map((topic) => ({
      topic,
      questions: questions.filter(({ details }) => TOPICS.find((each) => each === details.topic) === topic),
    }))
    .filter(({ questions: found }) => found.length > 0);

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that hold each word, whatever its accents and case. Words stand between spaces, those of Japanese too. */
export function questionsAbout(sought: string, questions: readonly Entry[]): readonly Entry[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return questions;
  return questions.filter(({ title, html }) => {
    const text = folded(`${title} ${plainText(html)}`);
    return words.every((word) => text.includes(word));
  });
}
