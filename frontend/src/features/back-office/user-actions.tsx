import * as suspendUserRequest from '../../api/generated/limits/suspend-user-request.gen.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { fullNameOf } from '../../i18n/full-name.js';
import { useConfirmedPassword } from '../../shared/confirm-password/use-confirmed-password.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button, type ButtonLook } from '../../ui/form/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { Select } from '../../ui/form/select.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { ActionForm, ReasonField } from './action-form.js';
import {
  adminsQuery,
  assignManager,
  changeUserRole,
  isOfUsers,
  removeSecondFactor,
  restoreUser,
  suspendUser,
  type UserAction,
  type UserRecord,
} from './back-office.api.js';

const looks: Readonly<Record<UserAction, ButtonLook>> = {
  suspend: 'danger',
  restore: 'secondary',
  'change-role': 'secondary',
  'assign-manager': 'secondary',
  'remove-second-factor': 'secondary',
};

/** What may be done to an account now, as the API says. Each action is asked again with its consequence. */
export function UserActions({ user }: { user: UserRecord }) {
  const [opened, setOpened] = useState<UserAction>();
  const intl = useIntl();
  const close = (): void => setOpened(undefined);
  const api = useApi();
  const { withPassword, dialog } = useConfirmedPassword();
  const removing = useAction('remove-second-factor', close, () =>
    withPassword(() => removeSecondFactor(api, user.uuid)),
  );
  return (
    <>
      {user.actions.map((action) => (
        <Button
          key={action}
          look={looks[action]}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setOpened(action)}
        >
          <FormattedMessage id={`back-office.user.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={
          opened && (
            <FormattedMessage id={`back-office.user.${opened}.title`} values={{ name: fullNameOf(user, intl) }} />
          )
        }
      >
        {opened === 'suspend' && <Suspending user={user} onClose={close} />}
        {opened === 'restore' && <Restoring user={user} onClose={close} />}
        {opened === 'change-role' && <ChangingRole user={user} onClose={close} />}
        {opened === 'assign-manager' && <AssigningManager user={user} onClose={close} />}
        {opened === 'remove-second-factor' && (
          <RemovingSecondFactor
            user={user}
            onClose={close}
            onSend={() => {
              // The question for the password is a dialog of its own.
              close();
              removing.mutate(undefined);
            }}
          />
        )}
      </Dialog>
      {dialog}
      {removing.error && <ProblemMessage error={removing.error} />}
    </>
  );
}

interface ActionProps {
  user: UserRecord;
  onClose: () => void;
}

/** Runs the action; after a conflict the record is read again, so that the next try is about what stands there now. */
function useAction<Input>(action: UserAction, onClose: () => void, run: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  const intl = useIntl();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `back-office.user.${action}.done` }));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfUsers(queryKey) }),
  });
}

interface UserActionFormProps extends Pick<ComponentProps<typeof ActionForm>, 'doing' | 'onSend' | 'onClose'> {
  action: UserAction;
  children: ReactNode;
}

const UserActionForm = ({ action, ...rest }: UserActionFormProps) => (
  <ActionForm
    label={<FormattedMessage id={`back-office.user.action.${action}`} />}
    isDanger={looks[action] === 'danger'}
    {...rest}
  />
);

function Suspending({ user, onClose }: ActionProps) {
  const api = useApi();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const doing = useAction('suspend', onClose, () => suspendUser(api, user.uuid, reason.trim(), user.version));
  const send = (): void => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') doing.mutate(undefined);
  };
  return (
    <UserActionForm action="suspend" doing={doing} onSend={send} onClose={onClose}>
      <p>
        <FormattedMessage id="back-office.user.suspend.text" />
      </p>
      <ReasonField
        label={<FormattedMessage id="back-office.user.suspend.reason" />}
        missing={<FormattedMessage id="back-office.user.suspend.missing" />}
        isMissing={isMissing}
        maxLength={suspendUserRequest.reason.maxLength}
        value={reason}
        onChange={setReason}
      />
    </UserActionForm>
  );
}

function Restoring({ user, onClose }: ActionProps) {
  const api = useApi();
  const doing = useAction('restore', onClose, () => restoreUser(api, user.uuid, user.version));
  return (
    <UserActionForm action="restore" doing={doing} onSend={() => doing.mutate(undefined)} onClose={onClose}>
      <p>
        <FormattedMessage id="back-office.user.restore.text" />
      </p>
    </UserActionForm>
  );
}

const ROLES = [4, 3, 2, 1] as const;

function ChangingRole({ user, onClose }: ActionProps) {
  const api = useApi();
  const [role, setRole] = useState(user.role);
  const doing = useAction('change-role', onClose, () => changeUserRole(api, user.uuid, role, user.version));
  return (
    <UserActionForm action="change-role" doing={doing} onSend={() => doing.mutate(undefined)} onClose={onClose}>
      <p>
        <FormattedMessage id="back-office.user.change-role.text" />
      </p>
      <Select
        label={<FormattedMessage id="back-office.user.role" />}
        value={role}
        onChange={({ target }) => setRole(ROLES.find((each) => String(each) === target.value) ?? user.role)}
      >
        {ROLES.map((each) => (
          <option key={each} value={each}>
            <UserRoleText role={each} />
          </option>
        ))}
      </Select>
    </UserActionForm>
  );
}

const UserRoleText = ({ role }: { role: number }) => useIntl().formatMessage({ id: `back-office.user.role.${role}` });

function AssigningManager({ user, onClose }: ActionProps) {
  const api = useApi();
  const intl = useIntl();
  const { data: admins, error, refetch } = useQuery(adminsQuery());
  const [manager, setManager] = useState(user.manager?.uuid ?? '');
  const doing = useAction('assign-manager', onClose, () =>
    assignManager(api, user.uuid, manager === '' ? null : manager, user.version),
  );
  if (!admins)
    return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-32" />;
  return (
    <UserActionForm action="assign-manager" doing={doing} onSend={() => doing.mutate(undefined)} onClose={onClose}>
      <p>
        <FormattedMessage id="back-office.user.assign-manager.text" />
      </p>
      <Select
        label={<FormattedMessage id="back-office.user.manager" />}
        value={manager}
        onChange={({ target }) => setManager(target.value)}
      >
        <option value="">{intl.formatMessage({ id: 'back-office.user.manager.team' })}</option>
        {admins.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </UserActionForm>
  );
}

const IDLE = { isPending: false, error: null };

/** Whoever asks for it may be somebody else: the admin says that they know who it is. */
function RemovingSecondFactor({ user, onClose, onSend }: ActionProps & { onSend: () => void }) {
  const intl = useIntl();
  const [isSure, setSure] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const send = (): void => {
    setMissing(!isSure);
    if (isSure) onSend();
  };
  return (
    <UserActionForm action="remove-second-factor" doing={IDLE} onSend={send} onClose={onClose}>
      <p>
        <FormattedMessage id="back-office.user.remove-second-factor.text" />
      </p>
      <Checkbox
        label={
          <FormattedMessage id="back-office.user.remove-second-factor.sure" values={{ name: fullNameOf(user, intl) }} />
        }
        checked={isSure}
        onChange={({ target }) => setSure(target.checked)}
        error={isMissing && !isSure && <FormattedMessage id="back-office.user.remove-second-factor.missing" />}
      />
    </UserActionForm>
  );
}
