import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/use-api.js';
import { serverNow } from '../../api/server-clock.js';
import { useSite } from '../../i18n/site.js';
import {
  applicationQuery,
  applicationWrites,
  beginApplication,
  findApplication,
  isNotBegun,
  type Application,
  type ApplicationWrites,
} from './recruitment.api.js';

/** Tells what went wrong by throwing: for whoever goes on afterwards. */
export type Save = (write: (writes: ApplicationWrites) => Promise<Application>) => Promise<Application>;

/** Tells what went wrong in the form's own place. */
export type Keep = (write: Parameters<Save>[0]) => void;

export interface StepProps {
  readonly application: Application;
  readonly save: Save;
  readonly keep: Keep;
}

/** The application of the person, begun where there is none. */
export function useApplication(userId: string) {
  const api = useApi();
  const { locale } = useSite();
  const query = applicationQuery(userId, locale);
  return useQuery({
    ...query,
    queryFn: async () => {
      try {
        return await findApplication(api, userId, locale);
      } catch (error) {
        if (!isNotBegun(error)) throw error;
        return beginApplication(api, locale);
      }
    },
    staleTime: 0,
  });
}

/** Saves one thing after the other, so that an earlier answer never overwrites a later one. */
export function useSaving(userId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { locale } = useSite();
  const writes = useMemo(() => applicationWrites(api, userId, locale), [api, userId, locale]);
  const saving = useMutation({
    scope: { id: `application ${userId}` },
    mutationFn: (write: Parameters<Save>[0]) => write(writes),
    onSuccess: (application) => client.setQueryData(applicationQuery(userId, locale).queryKey, application),
  });
  return {
    save: saving.mutateAsync as Save,
    keep: saving.mutate as Keep,
    error: saving.error,
    isSaving: saving.isPending,
    /** Milliseconds; undefined before the first change. */
    savedAt: saving.isSuccess ? serverNow() : undefined,
  };
}
