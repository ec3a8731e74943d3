import * as guideResponseRequest from '../../api/generated/limits/guide-response-request.gen.js';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { When } from '../../shared/booking-view/booked-tour-facts.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { TextArea } from '../../ui/form/text-input.js';
import { TitleText } from '../../ui/text/title-text.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import type { MissionTask } from './mission-actions.js';
import { isFinal, MissionRefusal } from './mission-refusal.js';
import { useAnswer, useGivingBack } from './use-missions.js';

const LONGEST_MESSAGE = guideResponseRequest.guideAnswer.maxLength;

interface MissionDialogProps {
  task: MissionTask | undefined;
  onClose: () => void;
}

/** Asks once more before something is said of a mission, with room for a message. */
export function MissionDialog({ task, onClose }: MissionDialogProps) {
  const [refused, setRefused] = useState<MissionTask>();
  const isRefused = task !== undefined && task === refused;
  return (
    <Dialog
      isOpen={task !== undefined}
      onClose={onClose}
      role={task?.kind === 'cancel' ? 'alertdialog' : 'dialog'}
      title={
        task && (
          <FormattedMessage id={isRefused ? 'guide-desk.refused.title' : `guide-desk.dialog.${task.kind}.title`} />
        )
      }
    >
      {task && <TaskForm task={task} onClose={onClose} onRefused={() => setRefused(task)} />}
    </Dialog>
  );
}

function useTask({ mission: { uuid }, kind }: MissionTask) {
  const answer = useAnswer(uuid);
  const givingBack = useGivingBack(uuid);
  const { isPending, error } = kind === 'cancel' ? givingBack : answer;
  const send = (text: string) =>
    kind === 'cancel' ? givingBack.mutateAsync(text) : answer.mutateAsync({ answer: kind, text });
  return { isPending, error, send };
}

interface TaskFormProps {
  task: MissionTask;
  onClose: () => void;
  /** What was asked can never be done: the dialog asks no more. */
  onRefused: () => void;
}

function TaskForm({ task, onClose, onRefused }: TaskFormProps) {
  const intl = useIntl();
  const { mission, kind } = task;
  const { isPending, error, send } = useTask(task);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const isNeeded = kind === 'other' || kind === 'cancel';

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = text.trim();
    setMissing(isNeeded && !said);
    if (isNeeded && !said) return event.currentTarget.querySelector('textarea')?.focus();
    void sendAndClose(said);
  };

  const sendAndClose = async (said: string): Promise<void> => {
    try {
      await send(said);
    } catch (failure) {
      // Shown from the mutation's own state.
      if (isFinal(failure)) onRefused();
      return;
    }
    showToast(intl.formatMessage({ id: `guide-desk.dialog.${kind}.done` }, { tour: mission.tour.name }));
    onClose();
  };

  if (isFinal(error)) return <MissionRefusal error={error} onClose={onClose} />;
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <div>
        <p className="font-medium">
          <TitleText of={mission.tour.name} />
        </p>
        <p className="text-ink-soft first-letter:uppercase">
          <When {...mission} />
        </p>
      </div>
      <p>
        <FormattedMessage id={`guide-desk.dialog.${kind}.text`} />
      </p>
      <TextArea
        label={<FormattedMessage id={kind === 'cancel' ? 'guide-desk.dialog.reason' : 'guide-desk.dialog.message'} />}
        optional={!isNeeded}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={missing && <FormattedMessage id="guide-desk.dialog.missing" />}
      />
      {error && <ProblemMessage error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look={kind === 'cancel' ? 'danger' : 'primary'}
          busy={isPending}
          className="max-sm:w-full"
        >
          <FormattedMessage id={`guide-desk.dialog.${kind}.send`} />
        </Button>
        <Button look="secondary" className="max-sm:w-full" onClick={onClose}>
          <FormattedMessage id="guide-desk.dialog.back" />
        </Button>
      </div>
    </form>
  );
}
