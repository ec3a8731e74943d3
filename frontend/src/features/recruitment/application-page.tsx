import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { WithMessages } from '../../i18n/with-messages.js';
import type { SessionUser } from '../../session/session.js';
import { verifySession } from '../../session/verify-session.js';
import { PageHead } from '../../ui/display/page-head.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { ApplicationForm } from './application-form.js';
import { ApplicationStatusChip } from './application-status.js';
import type { Application } from './recruitment.api.js';
import { useApplication, useSaving } from './use-application.js';

const Loading = () => (
  <div className="page-width grid gap-4 py-12">
    <LoadingNote />
    <Skeleton className="h-12 w-72" />
    <Skeleton className="h-80 w-full" />
  </div>
);

/** The own application: the form, or how it stands. */
export const ApplicationPage = ({ user }: { user: SessionUser }) => (
  <WithMessages feature="recruitment" fallback={<Loading />}>
    <WithMessages feature="upload" fallback={<Loading />}>
      <OwnApplication user={user} />
    </WithMessages>
  </WithMessages>
);

function OwnApplication({ user }: { user: SessionUser }) {
  const title = useIntl().formatMessage({ id: 'recruitment.title' });
  const { data, error, refetch } = useApplication(user.uuid);
  return (
    <div className="page-width grid gap-8 py-8 md:py-12">
      <PageHead title={title} noindex />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl">{title}</h1>
        {data && <ApplicationStatusChip status={data.status} />}
      </div>
      {data ? (
        <>
          <Standing application={data} />
          {data.mayBeEdited && <ApplicationForm key={data.userId} application={data} />}
        </>
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** How the application stands, and what comes next. */
function Standing({ application }: { application: Application }) {
  const { status, remark, reason, submittedAt } = application;
  if (status === 'form-in-progress')
    return (
      <p className="max-w-2xl">
        <FormattedMessage id="recruitment.standing.form-in-progress" />
      </p>
    );
  return (
    <section className="grid max-w-2xl gap-4 rounded-lg border border-line bg-surface p-5">
      <p>
        <FormattedMessage
          id={`recruitment.standing.${status}`}
          values={{ moment: submittedAt === null ? '' : <ShortMoment value={submittedAt} /> }}
        />
      </p>
      {(remark ?? reason) !== null && (
        <blockquote className="border-s-4 border-sun ps-4 whitespace-pre-line wrap-anywhere">
          {remark ?? reason}
        </blockquote>
      )}
      {status === 'approved' && <Approved />}
      {status === 'rejected' && <BeginAgain application={application} />}
    </section>
  );
}

/** The session knows of the approval from now on. */
function Approved() {
  const api = useApi();
  useEffect(() => void verifySession(api), [api]);
  return (
    <p>
      <ButtonLink to="/guide-missions">
        <FormattedMessage id="layout.nav.guideDashboard" />
      </ButtonLink>
    </p>
  );
}

function BeginAgain({ application }: { application: Application }) {
  const { save } = useSaving(application.userId);
  const beginning = useMutation({ mutationFn: () => save((writes) => writes.changeStatus('form-in-progress')) });
  return (
    <>
      {beginning.error && <ProblemMessage error={beginning.error} />}
      <p>
        <Button look="secondary" busy={beginning.isPending} onClick={() => beginning.mutate()}>
          <FormattedMessage id="recruitment.again" />
        </Button>
      </p>
    </>
  );
}
