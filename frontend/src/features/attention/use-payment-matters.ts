import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { useLiveEvents } from '../../session/live-events.js';
import { useSession } from '../../session/session.js';
import { usePageThatIs } from '../../ui/display/use-page-that-is.js';
import {
  attentionQuery,
  isOfPaymentMatters,
  paymentMattersQuery,
  settleMatter,
  type MatterState,
  type PaymentMatter,
} from './attention.api.js';

export const PAYMENTS_ID = 'attention-payments';
const PAGE = 20;
const route = getRouteApi('/$lang/$currency/admin/attention');

export function mattersPath(state: MatterState, page = 1): string {
  const query = new URLSearchParams();
  if (state === 'settled') query.set('payments', state);
  if (page > 1) query.set('page', String(page));
  return `/admin/attention${query.size > 0 ? `?${query}` : ''}#${PAYMENTS_ID}`;
}

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isOfPaymentMatters(queryKey) });

/** The page of the list that the address names. News of it comes with the bell. */
export function usePaymentMatters() {
  const client = useQueryClient();
  const { payments, page } = route.useSearch();
  const state: MatterState = payments === 'settled' ? payments : 'open';
  const query = useQuery({
    ...paymentMattersQuery(state, Number(page ?? 1), PAGE),
    enabled: useSession() !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  useLiveEvents(['notification'], () => void refresh(client));
  usePageThatIs(query.data?.pagination.page ?? 1, query.data?.pagination.totalPages, (each) =>
    mattersPath(state, each),
  );
  useNamedSection(query.isFetched);
  return { ...query, state };
}

/** Whoever comes by a notification begins here, as soon as the missions above are there: they would push it away. */
function useNamedSection(isShown: boolean): void {
  const name = useLocation({ select: ({ hash }) => hash });
  const [isNamed] = useState(name === PAYMENTS_ID);
  const missions = useQuery({ ...attentionQuery(useSite()), enabled: false });
  const isReady = isNamed && isShown && missions.isFetched;
  const hasCome = useRef(false);
  useEffect(() => {
    if (!isReady || hasCome.current) return;
    hasCome.current = true;
    const head = document.getElementById(PAYMENTS_ID);
    head?.scrollIntoView();
    head?.focus({ preventScroll: true });
  }, [isReady]);
}

/** Also after a refusal the list is asked for anew: somebody else was quicker. */
export function useSettling({ id }: PaymentMatter) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => settleMatter(api, id, note),
    onSettled: () => refresh(client),
  });
}
