import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api.js';

/** A form that was sent without script and refused: the page shows it again as it was. */
export interface ReturnedForm {
  /** The page's path inside the site: `/contact`. */
  readonly page: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problem: ConstructorParameters<typeof ApiProblem>[0];
}

const keyOf = (page: string) => ['returned-form', page] as const;

/** Puts it where the page looks for it, on the server and, with the page's state, in the browser. */
export const returnForm = (client: QueryClient, form: ReturnedForm): void => {
  client.setQueryData(keyOf(form.page), form);
};

export interface Returned {
  readonly values: Readonly<Record<string, string>>;
  readonly problem: ApiProblem;
}

/** What came back to this page with the document; undefined where nothing did. */
export function useReturnedForm(page: string): Returned | undefined {
  const client = useQueryClient();
  const [form] = useState(() => client.getQueryData<ReturnedForm>(keyOf(page)));
  const [problem] = useState(() => form && new ApiProblem(form.problem));
  // Who comes again later finds an empty form.
  useEffect(() => client.removeQueries({ queryKey: keyOf(page) }), [client, page]);
  return form && problem && { values: form.values, problem };
}
