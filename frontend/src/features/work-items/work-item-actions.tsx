import * as resolveWorkItemRequest from '../../api/generated/limits/resolve-work-item-request.gen.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSession } from '../../session/session.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Select } from '../../ui/form/select.js';
import { TextArea } from '../../ui/form/text-input.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import {
  assigneesQuery,
  assignWorkItem,
  isOfWorkItems,
  reopenWorkItem,
  resolveWorkItem,
  type WorkItem,
} from './work-items.api.js';

/** Runs the change; after a conflict the item is read again, so that the next try is about what stands there now. */
function useChange<Input>(run: (input: Input) => Promise<unknown>, done: string, onDone?: () => void) {
  const client = useQueryClient();
  const intl = useIntl();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      showToast(intl.formatMessage({ id: done }));
      onDone?.();
    },
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => isOfWorkItems(queryKey) || queryKey[0] === '/api/admin/audit',
      }),
  });
}

/** What may be done to the item now, as the API says. */
export function WorkItemActions({ item }: { item: WorkItem }) {
  const api = useApi();
  const me = useSession()?.user.uuid;
  const [opened, setOpened] = useState<'assign' | 'resolve'>();
  const { id, version, actions, assignedTo } = item;
  const assigningMe = useChange(() => assignWorkItem(api, id, me, version), 'work-items.assign.done');
  const reopening = useChange(() => reopenWorkItem(api, id, version), 'work-items.reopen.done');
  const close = (): void => setOpened(undefined);
  const error = assigningMe.error ?? reopening.error;
  return (
    <>
      {actions.includes('resolve') && (
        <Opener onOpen={() => setOpened('resolve')} look="primary">
          <FormattedMessage id="work-items.resolve" />
        </Opener>
      )}
      {actions.includes('assign') && me !== undefined && assignedTo?.id !== me && (
        <Button look="secondary" busy={assigningMe.isPending} onClick={() => assigningMe.mutate(undefined)}>
          <FormattedMessage id="work-items.assignMe" />
        </Button>
      )}
      {actions.includes('assign') && (
        <Opener onOpen={() => setOpened('assign')} look="secondary">
          <FormattedMessage id="work-items.assign" />
        </Opener>
      )}
      {actions.includes('reopen') && (
        <Button look="secondary" busy={reopening.isPending} onClick={() => reopening.mutate(undefined)}>
          <FormattedMessage id="work-items.reopen" />
        </Button>
      )}
      {error && <ProblemMessage error={error} />}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={opened && <FormattedMessage id={`work-items.${opened}.title`} />}
      >
        {opened === 'resolve' && <Resolving item={item} onClose={close} />}
        {opened === 'assign' && <Assigning item={item} onClose={close} />}
      </Dialog>
    </>
  );
}

const Opener = ({
  onOpen,
  look,
  children,
}: {
  onOpen: () => void;
  look: 'primary' | 'secondary';
  children: ReactNode;
}) => (
  <Button look={look} aria-haspopup="dialog" onPointerEnter={prepareDialog} onClick={onOpen}>
    {children}
  </Button>
);

interface FormProps {
  item: WorkItem;
  onClose: () => void;
}

function Resolving({ item: { id, version }, onClose }: FormProps) {
  const api = useApi();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const resolving = useChange(
    (done: string) => resolveWorkItem(api, id, done, version),
    'work-items.resolve.done',
    onClose,
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const done = note.trim();
    setMissing(!done);
    if (!done) return event.currentTarget.querySelector('textarea')?.focus();
    if (!resolving.isPending) resolving.mutate(done);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {resolving.error && <ProblemMessage error={resolving.error} />}
      <TextArea
        label={<FormattedMessage id="work-items.resolve.note" />}
        hint={
          <FormattedMessage id="work-items.resolve.hint" values={{ most: resolveWorkItemRequest.note.maxLength }} />
        }
        rows={4}
        maxLength={resolveWorkItemRequest.note.maxLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={isMissing && note.trim() === '' && <FormattedMessage id="work-items.resolve.missing" />}
      />
      <Ends busy={resolving.isPending} onClose={onClose}>
        <FormattedMessage id="work-items.resolve" />
      </Ends>
    </form>
  );
}

function Assigning({ item: { id, version, assignedTo }, onClose }: FormProps) {
  const api = useApi();
  const intl = useIntl();
  const { data: people, error, refetch } = useQuery(assigneesQuery());
  const [chosen, setChosen] = useState(assignedTo?.id ?? '');
  const assigning = useChange(
    () => assignWorkItem(api, id, chosen === '' ? undefined : chosen, version),
    'work-items.assign.done',
    onClose,
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!assigning.isPending) assigning.mutate(undefined);
  };
  if (!people)
    return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-32" />;
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {assigning.error && <ProblemMessage error={assigning.error} />}
      <Select
        label={<FormattedMessage id="work-items.assign.person" />}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{intl.formatMessage({ id: 'work-items.assigned.nobody' })}</option>
        {people.map(({ id: person, name }) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </Select>
      <Ends busy={assigning.isPending} onClose={onClose}>
        <FormattedMessage id="work-items.assign" />
      </Ends>
    </form>
  );
}

const Ends = ({ busy, onClose, children }: { busy: boolean; onClose: () => void; children: ReactNode }) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" busy={busy} className="max-sm:w-full">
      {children}
    </Button>
    <Button look="secondary" className="max-sm:w-full" onClick={onClose}>
      <FormattedMessage id="work-items.back" />
    </Button>
  </div>
);
