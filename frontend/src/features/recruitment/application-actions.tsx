import * as askAgainRequest from '../../api/generated/limits/ask-again-request.gen.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { TextArea } from '../../ui/form/text-input.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import {
  approve,
  askAgain,
  isOfApplications,
  reject,
  type ApplicationAction,
  type ApplicationRecord,
} from './applications.api.js';

type Decision = Exclude<ApplicationAction, 'mark'>;

const isDecision = (action: ApplicationAction): action is Decision => action !== 'mark';

interface ApplicationActionsProps {
  application: ApplicationRecord;
  name: string;
}

/** The decision about an application, as long as there is one to make. */
export function ApplicationActions({ application, name }: ApplicationActionsProps) {
  const [opened, setOpened] = useState<Decision>();
  const close = (): void => setOpened(undefined);
  return (
    <>
      {application.actions.filter(isDecision).map((action) => (
        <Button
          key={action}
          look={action === 'approve' ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setOpened(action)}
        >
          <FormattedMessage id={`recruitment.team.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={opened && <FormattedMessage id={`recruitment.team.title.${opened}`} values={{ name }} />}
      >
        {opened && <Deciding action={opened} application={application} onClose={close} />}
      </Dialog>
    </>
  );
}

interface DecidingProps {
  action: Decision;
  application: ApplicationRecord;
  onClose: () => void;
}

function Deciding({ action, application, onClose }: DecidingProps) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const { locale: language } = useSite();
  const { userId: id, version, answers } = application;
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const weak = answers.filter(({ mark }) => mark === 'weak').map(({ questionKey }) => questionKey);
  const [keys, setKeys] = useState<readonly string[]>(weak);
  const which = { id, language, version };
  const doing = useMutation({
    mutationFn: () => {
      if (action === 'approve') return approve(api, which);
      if (action === 'reject') return reject(api, which, words.trim());
      return askAgain(api, which, words.trim(), [...keys]);
    },
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `recruitment.team.done.${action}` }));
      onClose();
    },
    // After a conflict, too: somebody else has decided.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfApplications(queryKey) }),
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const lacksWords = action !== 'approve' && words.trim() === '';
    setMissing(lacksWords);
    if (!lacksWords && !doing.isPending) doing.mutate();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {doing.error && <ProblemMessage error={doing.error} />}
      <p>
        <FormattedMessage id={`recruitment.team.text.${action}`} />
      </p>
      {action !== 'approve' && (
        <TextArea
          label={<FormattedMessage id={`recruitment.team.words.${action}`} />}
          rows={4}
          maxLength={askAgainRequest.remark.maxLength}
          value={words}
          onChange={({ target: { value } }) => setWords(value)}
          error={isMissing && words.trim() === '' && <FormattedMessage id="recruitment.team.words.missing" />}
        />
      )}
      {action === 'ask-again' && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">
            <FormattedMessage id="recruitment.team.anew" />
          </legend>
          {answers.map(({ questionKey, title }) => (
            <Checkbox
              key={questionKey}
              label={title}
              checked={keys.includes(questionKey)}
              onChange={({ currentTarget: { checked } }) =>
                setKeys(checked ? [...keys, questionKey] : keys.filter((key) => key !== questionKey))
              }
            />
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={action === 'reject' ? 'danger' : 'primary'} busy={doing.isPending}>
          <FormattedMessage id={`recruitment.team.action.${action}`} />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="recruitment.team.back" />
        </Button>
      </div>
    </form>
  );
}
