import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { useLiveEvents } from '../../session/live-events.js';
import { useSession } from '../../session/session.js';
import { answerMission, giveMissionBack, missionsQuery, type Answer, type Mission } from './missions.api.js';

/** Offers come and go while the page is open: it asks again when it is looked at, and every few minutes. */
const ASK_AGAIN_MS = 3 * 60_000;

export function useMissions(guide: string | undefined, month?: string) {
  const enabled = useSession() !== undefined;
  const query = missionsQuery(useSite(), guide, month);
  return useQuery({
    ...query,
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASK_AGAIN_MS,
  });
}

const isOfMissions = (key: readonly unknown[]): boolean => /\/missions(\/|$)/.test(String(key[0]));

/** Everything that shows missions asks the server again. */
const refreshMissions = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isOfMissions(queryKey) });

/** New offers, and missions that were given or cancelled, show by themselves. */
export function useLiveMissions(): void {
  const client = useQueryClient();
  useLiveEvents(['missions-changed'], () => void refreshMissions(client));
}

function replaceIn(client: QueryClient, mission: Mission): void {
  client.setQueriesData<unknown>({ predicate: ({ queryKey }) => isOfMissions(queryKey) }, (known: unknown) =>
    Array.isArray(known) ? known.map((each: Mission) => (each.uuid === mission.uuid ? mission : each)) : known,
  );
}

/** What was asked of the server has changed it, or has shown that the list is out of date: 404 and 409. */
function useChange<Variables>(change: (variables: Variables) => Promise<Mission>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (mission) => {
      replaceIn(client, mission);
      void refreshMissions(client);
    },
    onError: (error) => {
      if (isProblem(error) && (error.status === 404 || error.status === 409)) void refreshMissions(client);
    },
  });
}

export function useAnswer(uuid: string) {
  const api = useApi();
  const site = useSite();
  return useChange(({ answer, text }: { answer: Answer; text: string }) =>
    answerMission(api, uuid, { guideAvailability: answer, ...(text ? { guideAnswer: text } : {}) }, site),
  );
}

export function useGivingBack(uuid: string) {
  const api = useApi();
  const site = useSite();
  return useChange((reason: string) => giveMissionBack(api, uuid, reason, site));
}
