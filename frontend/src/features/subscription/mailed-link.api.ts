import { queryOptions } from '@tanstack/react-query';
import { type Api, isProblem } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';

export type LinkKind = 'confirm' | 'leave';

/** A link that is no link is refused like one that has run out. */
export const isDead = (error: unknown): boolean =>
  isProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 403 && error.status !== 429;

/** What the link of a mail would do; null where it is no link any more. Looking does nothing. */
export const mailedLinkQuery = (api: Api, kind: LinkKind, token: string) =>
  queryOptions({
    queryKey: ['mailed-link', kind, token],
    queryFn: async () => {
      try {
        return await readApi(api, '/api/newsletter/link', { purpose: kind, token });
      } catch (error) {
        if (isDead(error)) return null;
        throw error;
      }
    },
  });

/** Answers with the address, mostly hidden. */
export const confirmSubscription = (api: Api, token: string) =>
  writeApi(api, 'POST /api/newsletter/confirm', { body: { token } });

export const leaveNewsletter = (api: Api, token: string) =>
  writeApi(api, 'POST /api/newsletter/leave', { body: { token } });
