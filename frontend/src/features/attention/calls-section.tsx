import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { useSession } from '../../session/session.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { byMission } from './attended-missions.js';
import { AssignDialog } from './assign-dialog.js';
import { attentionQuery, type AttentionCall } from './attention.api.js';
import { CallCard } from './call-card.js';
import { Section } from './section.js';
import { SettleDialog } from './settle-dialog.js';

type Task = { readonly kind: 'assign' | 'settle'; readonly call: AttentionCall };

/** Missions that a person must look at, the nearest start first. */
export function CallsSection() {
  const enabled = useSession() !== undefined;
  const { data, error, refetch } = useQuery({
    ...attentionQuery(useSite()),
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const [task, setTask] = useState<Task>();
  const close = (): void => setTask(undefined);
  return (
    <>
      <Section
        id="attention-missions"
        title={<FormattedMessage id="attention.missions.title" />}
        intro={<FormattedMessage id="attention.missions.intro" />}
        rows={data && byMission(data)}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title={<FormattedMessage id="attention.missions.none" />}>
            <FormattedMessage id="attention.missions.noneText" />
          </EmptyState>
        }
      >
        {(missions) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {missions.map((attended) => (
              <li key={attended.mission.uuid}>
                <CallCard
                  attended={attended}
                  onAssign={() => setTask({ kind: 'assign', call: attended.calls[0] })}
                  onSettle={(call) => setTask({ kind: 'settle', call })}
                />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <AssignDialog call={task?.kind === 'assign' ? task.call : undefined} onClose={close} />
      <SettleDialog call={task?.kind === 'settle' ? task.call : undefined} onClose={close} />
    </>
  );
}
