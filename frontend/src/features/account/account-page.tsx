import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSession } from '../../session/session.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { AccountForm } from './account-form.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { accountQuery } from './account.api.js';
import { CloseAccount } from './close-account.js';
import { ValidationNote } from './validation-note.js';
import { ExportData } from './export-data.js';
import { EmailConfirmation } from './email-confirmation.js';
import { PersonalCode } from './personal-code.js';
import { PictureCard } from './picture-card.js';

/** As many fields as the form has, so that nothing moves when they come. */
const FormSkeleton = () => (
  <div className="grid gap-5">
    <LoadingNote />
    {Array.from({ length: 7 }, (_, index) => (
      <div key={index} className="grid gap-2">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-11 w-full" />
      </div>
    ))}
  </div>
);

export function AccountPage() {
  const intl = useIntl();
  const session = useSession();
  // Not from before: the form would write an older answer over what another device has changed since.
  const { data, error, refetch } = useQuery({ ...accountQuery(), enabled: session !== undefined, gcTime: 0 });
  return (
    <AccountFrame title={intl.formatMessage({ id: 'account.page.title' })}>
      {session && <EmailConfirmation user={session.user} />}
      {session?.user.accountType === 'business' && <ValidationNote />}
      {session?.user.isPro && <PersonalCode />}
      {session && <PictureCard user={session.user} />}
      {data && <AccountForm account={data} />}
      {data && <ExportData />}
      {data && <CloseAccount />}
      {!data && error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {/* Not before the address above it is known, which would push it down. */}
      {session && !data && !error && <FormSkeleton />}
    </AccountFrame>
  );
}
