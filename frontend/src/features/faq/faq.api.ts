import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.js';
import type { Site } from '../../i18n/site.js';

const PATH = '/api/faq/search';
const MOST_LETTERS = 100;

/** Ids of the questions about the words, best first. Who asks for other words asks no longer for these. */
export const nearQuestionsQuery = (api: Api, sought: string, { locale }: Pick<Site, 'locale'>) => {
  const query = { q: sought.trim().slice(0, MOST_LETTERS), language: locale };
  return queryOptions({
    queryKey: [PATH, query],
    queryFn: ({ signal }) => api.get<readonly string[]>(PATH, query, signal),
  });
};
