import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import { useApi } from '../../api/use-api.js';
import { Button } from '../../ui/form/button.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What time it is for the server, and how to make it later: work that becomes due meanwhile is done before the answer. */
export function DemoClock() {
  const api = useApi();
  const queries = useQueryClient();
  const clock = apiQuery('/api/dev/clock');
  const { data, error, refetch } = useQuery({ ...clock, enabled: useHydrated(), staleTime: 0 });
  const move = useMutation({
    mutationFn: (now: Date) => writeApi(api, 'PUT /api/dev/clock', { body: { now: now.toISOString() } }),
    onSuccess: (moved) => queries.setQueryData(clock.queryKey, moved),
  });
  if (error) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-[8.95rem] sm:h-[5.45rem]" />;
  const later = (milliseconds: number) => (): void => move.mutate(new Date(Date.parse(data.now) + milliseconds));
  return (
    <div className="grid gap-4">
      <p role="status">
        <Moment value={data.now} timeZone={localZone()} />
      </p>
      {move.error && <ProblemMessage error={move.error} />}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={move.isPending} onClick={later(HOUR)}>
          An hour later
        </Button>
        <Button look="secondary" busy={move.isPending} onClick={later(DAY)}>
          A day later
        </Button>
        <Button look="secondary" busy={move.isPending} onClick={() => move.mutate(new Date())}>
          Back to this machine’s time
        </Button>
      </div>
    </div>
  );
}
