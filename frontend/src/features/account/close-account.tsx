import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { endSession } from '../../session/session.js';
import { useConfirmedPassword } from '../../shared/confirm-password/use-confirmed-password.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Moment } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import { infoLink } from '../../ui/text/text-link.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { closeAccount, openMattersQuery } from './account.api.js';

/** Where each kind of open matter is seen to. */
const PLACES: Readonly<Partial<Record<string, (reference: string) => string>>> = {
  'booking-to-come': (reference) => `/bookings#${reference}`,
  'mission-to-come': () => '/guide-missions',
  'pay-to-come': () => '/guide-payments',
};

/** What must be over before the account can be closed, with the way there. */
function OpenMatters() {
  const site = useSite();
  const { data } = useQuery({ ...openMattersQuery(site), staleTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-lg bg-sun-soft p-4 text-ink" role="status">
      <p className="font-medium">
        <FormattedMessage id="account.close.open" values={{ count: data.length }} />
      </p>
      <ul className="grid gap-2">
        {data.map(({ code, reference, name, city, startsAt, timeZone }) => (
          <li key={reference}>
            <Link to={PLACES[code]?.(reference) ?? '/account'} className={infoLink}>
              {name}
            </Link>
            <span className="block text-sm first-letter:uppercase">
              <Moment value={startsAt} city={city} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Closing cannot be undone: it is asked for twice, and with the password. */
export function CloseAccount() {
  const api = useApi();
  const intl = useIntl();
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  const { withPassword, dialog } = useConfirmedPassword();
  const closing = useMutation({
    mutationFn: () => withPassword(() => closeAccount(api)),
    onSuccess: async () => {
      endSession();
      showToast(intl.formatMessage({ id: 'account.close.done' }));
      await go('/');
    },
  });
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-7">
      <h2 className="text-xl">
        <FormattedMessage id="account.close.title" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="account.close.text" />
      </p>
      <Button look="secondary" onClick={() => setAsked(true)}>
        <FormattedMessage id="account.close.action" />
      </Button>
      <Dialog
        role="alertdialog"
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<FormattedMessage id="account.close.question" />}
      >
        <div className="grid gap-5">
          {isAsked && <OpenMatters />}
          <p>
            <FormattedMessage id="account.close.warning" />
          </p>
          {closing.error && <ProblemMessage error={closing.error} />}
          <div className="flex flex-wrap gap-3">
            <Button look="danger" busy={closing.isPending} onClick={() => closing.mutate()}>
              <FormattedMessage id="account.close.confirm" />
            </Button>
            <Button look="secondary" onClick={() => setAsked(false)}>
              <FormattedMessage id="account.close.keep" />
            </Button>
          </div>
        </div>
      </Dialog>
      {dialog}
    </section>
  );
}
