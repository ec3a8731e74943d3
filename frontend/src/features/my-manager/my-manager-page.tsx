import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { FullName } from '../../i18n/full-name.js';
import { initialsOf } from '../../i18n/initials.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { hasManager } from '../../session/roles.js';
import { useSession, type SessionUser } from '../../session/session.js';
import { Avatar } from '../../ui/display/avatar.js';
import { Icon } from '../../ui/display/icon.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/form/button.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { managerMessageSchema } from './manager-message.schema.js';
import { myManagerQuery, writeToManager, type MyManagerView } from './my-manager.api.js';

export function MyManagerPage() {
  const user = useSession()?.user;
  return (
    <AccountFrame title={useIntl().formatMessage({ id: 'my-manager.title' })}>
      {!user ? <Loading /> : hasManager(user) ? <Correspondence user={user} /> : <ForOthers />}
    </AccountFrame>
  );
}

const Loading = () => (
  <>
    <LoadingNote />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-64 w-full" />
  </>
);

/** Whoever has no manager writes to the team. */
const ForOthers = () => (
  <EmptyState
    title={<FormattedMessage id="my-manager.others.title" />}
    action={
      <ButtonLink to="/contact">
        <FormattedMessage id="layout.nav.contact" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="my-manager.others.text" />
  </EmptyState>
);

function Correspondence({ user }: { user: SessionUser }) {
  const { data, error, refetch } = useQuery({ ...myManagerQuery(), staleTime: 0 });
  const [isSent, setSent] = useState(false);
  if (!data) return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <ManagerCard manager={data.manager} />
      {isSent ? (
        <Outcome
          title={<FormattedMessage id="my-manager.sent.title" />}
          text={<FormattedMessage id="my-manager.sent.text" values={{ email: <strong>{user.email}</strong> }} />}
        >
          <Button look="secondary" onClick={() => setSent(false)}>
            <FormattedMessage id="my-manager.sent.again" />
          </Button>
        </Outcome>
      ) : (
        <MessageForm email={user.email} onSent={() => setSent(true)} />
      )}
    </>
  );
}

const ManagerCard = ({ manager }: MyManagerView) => (
  <section className="flex flex-wrap items-center gap-5 rounded-lg bg-surface p-5 shadow-low">
    {manager ? (
      <Avatar picture={manager.picture} initials={initialsOf(manager)} className="size-20 text-2xl" />
    ) : (
      <span className="grid size-20 shrink-0 place-items-center rounded-full bg-sunken text-action-text">
        <Icon of={UsersRound} className="size-9" />
      </span>
    )}
    <div className="grid min-w-0 flex-1 basis-52 gap-1">
      <h2 className="text-xl">
        {manager ? <FullName of={manager} /> : <FormattedMessage id="my-manager.team.title" />}
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id={manager ? 'my-manager.person.text' : 'my-manager.team.text'} />
      </p>
    </div>
  </section>
);

function MessageForm({ email, onSent }: { email: string; onSent: () => void }) {
  const api = useApi();
  // One key for one message: what is sent again after a lost answer arrives once.
  const [key] = useState(() => crypto.randomUUID());
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(managerMessageSchema, {
    message: '',
    bookingReference: '',
  });
  const submit = onSubmit(async (message) => {
    await writeToManager(api, message, key);
    onSent();
  });
  return (
    <CheckedForm {...{ failures, problem, busy }} onSubmit={submit} action={<FormattedMessage id="my-manager.send" />}>
      <TextArea
        {...field('message')}
        rows={7}
        label={<FormattedMessage id="my-manager.message" />}
        hint={<FormattedMessage id="my-manager.message.hint" values={{ email }} />}
      />
      <TextInput
        {...field('bookingReference')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        label={<FormattedMessage id="my-manager.booking" />}
        hint={<FormattedMessage id="my-manager.booking.hint" />}
      />
    </CheckedForm>
  );
}
