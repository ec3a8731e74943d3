import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.js';
import { abortable, readApi } from '../../api/calls.js';
import * as questionSearchSearchQuery from '../../api/generated/limits/question-search-search-query.gen.js';
import type { Site } from '../../i18n/site.js';

const PATH = '/api/faq/search';

/** Ids of the questions about the words, best first. Who asks for other words asks no longer for these. */
export const nearQuestionsQuery = (api: Api, sought: string, { locale }: Pick<Site, 'locale'>) => {
  const query = { q: sought.trim().slice(0, questionSearchSearchQuery.q.maxLength), language: locale };
  return queryOptions({
    queryKey: [PATH, query],
    queryFn: ({ signal }) => readApi(abortable(api, signal), PATH, query),
  });
};
