import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.js';
import { entriesQuery, type Entry } from '../../entries/entries.api.js';
import { useSite } from '../../i18n/site.js';
import { nearQuestionsQuery } from './faq.api.js';
import { questionsAbout } from './questions.js';

/** Who types goes on within this time. */
const PAUSE_MS = 250;

/** The text, once nobody has changed it for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}

interface Questions {
  readonly all: readonly Entry[];
  readonly found: readonly Entry[];
  /** Found by words that are a letter away from those sought. */
  readonly isNear: boolean;
  readonly isSearching: boolean;
}

/** The questions about the text: those that hold its words, and only where there are none those that nearly do. */
export function useQuestions(text: string): Questions {
  const site = useSite();
  const api = useApi();
  const { data: all } = useSuspenseQuery(entriesQuery('faq', site));
  const sought = text.trim();
  const settled = useSettled(sought);
  const exact = questionsAbout(sought, all);
  const isMissing = exact.length === 0;
  const isSettled = settled === sought;
  const near = useQuery({ ...nearQuestionsQuery(api, sought, site), enabled: isMissing && isSettled, retry: false });
  if (!isMissing) return { all, found: exact, isNear: false, isSearching: false };
  const found = all.filter(({ id }) => near.data?.includes(id));
  return { all, found, isNear: found.length > 0, isSearching: near.isFetching || (!isSettled && !near.data) };
}
