import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import type { SessionUser } from '../../session/session.js';
import { Button } from '../../ui/form/button.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Link } from '../../ui/text/link.js';
import { infoLink } from '../../ui/text/text-link.js';
import { askForConfirmationMail } from './account.api.js';

/** The address of the account, and what to do while nobody knows whether it is the person's own. */
export function EmailConfirmation({ user }: { user: SessionUser }) {
  const api = useApi();
  const word = useRef<HTMLParagraphElement>(null);
  // The button goes with its success: the focus stays here.
  const ask = useMutation({ mutationFn: () => askForConfirmationMail(api), onSuccess: () => word.current?.focus() });
  const email = <strong className="wrap-anywhere">{user.email}</strong>;
  if (user.emailConfirmed !== false) {
    return (
      <p className="text-ink-soft">
        <FormattedMessage id="account.page.email" values={{ email }} />{' '}
        <Link to="/account-password#email" className={infoLink}>
          <FormattedMessage id="account.emailSection.action" />
        </Link>
      </p>
    );
  }
  return (
    <div className="flex gap-3 rounded-lg bg-sun-soft p-5 text-ink">
      <Icon of={Mail} className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-3">
        <p>
          <FormattedMessage id="account.confirm.text" values={{ email }} />
        </p>
        {ask.isError && <ProblemMessage error={ask.error} />}
        <p ref={word} tabIndex={-1} role="status" className="outline-none">
          {ask.isSuccess && <FormattedMessage id="account.confirm.sent" />}
        </p>
        {!ask.isSuccess && (
          <p>
            <Button look="secondary" busy={ask.isPending} onClick={() => ask.mutate()}>
              <FormattedMessage id="account.confirm.action" />
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
