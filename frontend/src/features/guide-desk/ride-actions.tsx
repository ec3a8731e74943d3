import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { DelayButtons } from '../../shared/booking-view/delay-buttons.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { delayMission, type Mission, readNameBoard } from './missions.api.js';

/** What the driver needs on the day: the board to hold up, and one tap where the travelers are late. */
export function RideActions({ mission: { uuid, bookingReference, actions, delayMinutes } }: { mission: Mission }) {
  const api = useApi();
  const site = useSite();
  const queries = useQueryClient();
  const board = useMutation({
    mutationFn: async () => saveFile(await readNameBoard(api, uuid), `name-board-${bookingReference}.pdf`),
  });
  const delay = useMutation({
    mutationFn: (minutes: number) => delayMission(api, uuid, minutes, site),
    onSettled: () => queries.invalidateQueries({ queryKey: ['/api/guide/missions'] }),
  });
  const error = board.error ?? delay.error;
  return (
    <div className="grid gap-3">
      {error && <ProblemMessage error={error} />}
      {actions.includes('name-board') && (
        <div>
          <Button look="secondary" busy={board.isPending} onClick={() => board.mutate()}>
            <Icon of={FileText} className="size-4" />
            <FormattedMessage id="guide-desk.nameBoard" />
          </Button>
        </div>
      )}
      {actions.includes('delay') && (
        <DelayButtons
          texts={{
            question: 'guide-desk.delay',
            minutes: 'guide-desk.delay.minutes',
            none: 'guide-desk.delay.none',
          }}
          delayMinutes={delayMinutes}
          busy={delay.isPending}
          onDelay={(minutes) => delay.mutate(minutes)}
        />
      )}
    </div>
  );
}
