import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { When } from '../../shared/booking-view/booked-tour-facts.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import {
  assignGuide,
  guidesQuery,
  isOfWorkItems,
  missionQuery,
  type GuideForMission,
  type TeamMission,
} from './work-items.api.js';
import { GuideChoice } from './guide-choice.js';

interface AssignGuideDialogProps {
  mission: TeamMission | undefined;
  onClose: () => void;
}

/** Gives a mission to a guide of its city by hand. */
export const AssignGuideDialog = ({ mission, onClose }: AssignGuideDialogProps) => (
  <Dialog isOpen={mission !== undefined} onClose={onClose} title={<FormattedMessage id="work-items.guide.title" />}>
    {mission && <AssignForm mission={mission} onClose={onClose} />}
  </Dialog>
);

function useAssigning(mission: TeamMission, onDone: (guide: GuideForMission) => void) {
  const api = useApi();
  const client = useQueryClient();
  const site = useSite();
  return useMutation({
    mutationFn: ({ uuid }: GuideForMission) => assignGuide(api, mission.uuid, uuid, site),
    onSuccess: (_, guide) => onDone(guide),
    // Also after a refusal: somebody else may have given it, or the guide has another mission by now.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(missionQuery(mission.uuid, site)),
        client.invalidateQueries({ predicate: ({ queryKey }) => isOfWorkItems(queryKey) }),
        client.invalidateQueries(guidesQuery(mission.uuid)),
      ]),
  });
}

function AssignForm({ mission, onClose }: { mission: TeamMission; onClose: () => void }) {
  const intl = useIntl();
  const { data: guides, error, refetch } = useQuery({ ...guidesQuery(mission.uuid), staleTime: 0 });
  const [chosen, setChosen] = useState<GuideForMission>();
  const [missing, setMissing] = useState(false);
  const assigning = useAssigning(mission, ({ name }) => {
    showToast(intl.formatMessage({ id: 'work-items.guide.assigned' }, { name, tour: mission.tour }));
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissing(!chosen);
    if (chosen) assigning.mutate(chosen);
    else event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <div>
        <p className="font-medium">{mission.tour}</p>
        <p className="text-ink-soft first-letter:uppercase">
          <When {...mission} />
        </p>
      </div>
      {guides ? (
        <GuideChoice guides={guides} chosen={chosen} onChoose={setChosen} missing={missing && !chosen} />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-56 w-full" />
      )}
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="work-items.guide.hint" />
      </p>
      {assigning.error && <ProblemMessage error={assigning.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={assigning.isPending} className="max-sm:w-full">
          <FormattedMessage id="work-items.guide.send" />
        </Button>
        <Button look="secondary" className="max-sm:w-full" onClick={onClose}>
          <FormattedMessage id="work-items.back" />
        </Button>
      </div>
    </form>
  );
}
