import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { plainText } from '../../shared/cms/plain-text.js';
import { folded } from '../../i18n/folded.js';

const TOPICS = ['booking', 'prices', 'changes', 'on-the-day', 'guides', 'transfers', 'gift-cards', 'agencies'] as const;

type Topic = (typeof TOPICS)[number];

export interface Chapter {
  /** Undefined for questions of no topic that we know. */
  readonly topic: Topic | undefined;
  readonly questions: readonly CmsEntry[];
}

const topicOf = ({ details }: CmsEntry): Topic | undefined => TOPICS.find((each) => each === details.topic);

/** Topics in the order of a journey, or of the questions found; those without a question are left out. */
export const chaptersOf = (questions: readonly CmsEntry[], isSought = false): readonly Chapter[] =>
  [...(isSought ? new Set(questions.map(topicOf)) : [...TOPICS, undefined])]
    .map((topic) => ({ topic, questions: questions.filter((question) => topicOf(question) === topic) }))
    .filter(({ questions: found }) => found.length > 0);

/** The page with what is sought in it. */
export const faqPath = (text: string): string => {
  const sought = text.trim();
  return sought ? `/faq?q=${encodeURIComponent(sought)}` : '/faq';
};

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const SIGNS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** So short, a word stands inside too many others; so short, the beginning of a word belongs to too many. */
const SHORT = 3;

const isIn = (sought: string, { text, words }: { text: string; words: readonly string[] }): boolean =>
  sought.length > SHORT || SIGNS.test(sought) ? text.includes(sought) : words.some((word) => word.startsWith(sought));

/** `storno` finds `stornier`, and so does `stornieren`. */
const isLike = (sought: string, hint: string): boolean =>
  hint.startsWith(sought) ||
  (hint.length > SHORT && sought.startsWith(hint)) ||
  (SIGNS.test(sought) && hint.includes(sought));

interface Held {
  /** Those that hold each word, whatever its accents and case, or are sought by one like it. */
  readonly found: readonly CmsEntry[];
  /** Some of them hold each in the title, or in what they are sought by: these come first. */
  readonly isSure: boolean;
}

/** Words stand between spaces, those of Japanese too. */
export function questionsAbout(sought: string, questions: readonly CmsEntry[]): Held {
  const all = wordsOf(sought);
  if (all.length === 0) return { found: questions, isSure: true };
  const holding = questions.flatMap((question) => {
    const { title, html, details } = question;
    const hints = wordsOf(details.searchWords ?? '');
    const isHeldBy = (text: string): boolean => {
      const said = { text: folded(text), words: wordsOf(text) };
      return all.every((word) => isIn(word, said) || hints.some((hint) => isLike(word, hint)));
    };
    return isHeldBy(`${title} ${plainText(html)}`) ? [{ question, isChief: isHeldBy(title) }] : [];
  });
  const chief = holding.filter(({ isChief }) => isChief);
  const beside = holding.filter(({ isChief }) => !isChief);
  return { found: [...chief, ...beside].map(({ question }) => question), isSure: chief.length > 0 };
}
