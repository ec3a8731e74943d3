import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.js';
import { cmsEntriesQuery, type CmsEntry } from '../../shared/cms/cms.api.js';
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
  readonly all: readonly CmsEntry[];
  readonly found: readonly CmsEntry[];
  /** Found by words that are a letter away from those sought. */
  readonly isNear: boolean;
  readonly isSearching: boolean;
}

/** The questions that hold the words of the text, and, where none is surely about them, those that come close, best first. */
export function useQuestions(text: string): Questions {
  const site = useSite();
  const api = useApi();
  const { data: all } = useSuspenseQuery(cmsEntriesQuery('faq', site));
  const sought = text.trim();
  const settled = useSettled(sought);
  const { found: exact, isSure } = questionsAbout(sought, all);
  const isSettled = settled === sought;
  const near = useQuery({ ...nearQuestionsQuery(api, sought, site), enabled: !isSure && isSettled, retry: false });
  const close = isSure ? [] : (near.data ?? []).flatMap((id) => all.find((each) => each.id === id) ?? []);
  const found = [...close, ...exact.filter((each) => !close.includes(each))];
  const isMissing = exact.length === 0;
  return {
    all,
    found,
    isNear: isMissing && found.length > 0,
    isSearching: isMissing && (near.isFetching || (!isSettled && !near.data)),
  };
}
