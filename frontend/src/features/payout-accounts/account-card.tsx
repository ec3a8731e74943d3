import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Card } from '../../ui/display/card.js';
import { Chip } from '../../ui/display/chip.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import type { PayoutAccount } from './payout-accounts.api.js';

/** The account as its owner knows it: the end of its number. */
export const numberOf = ({ iban, accountNumber, paypalEmail }: PayoutAccount): string =>
  iban ?? accountNumber ?? paypalEmail ?? '';

interface AccountCardProps {
  account: PayoutAccount;
  busy: boolean;
  onEdit: () => void;
  onDeactivate: () => void;
  onSetPrimary: () => void;
}

export function AccountCard({ account, busy, onEdit, onDeactivate, onSetPrimary }: AccountCardProps) {
  const intl = useIntl();
  const about = { account: numberOf(account) };
  const { bankCountry } = account;
  const country = bankCountry && (intl.formatDisplayName(bankCountry, { type: 'region' }) ?? bankCountry);
  const bank = [account.bankName, country].filter(Boolean).join(', ');
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">
            {account.form === 'paypal' && (
              <>
                <FormattedMessage id="payout-accounts.method.paypal" />{' '}
              </>
            )}
            <span className="tabular-nums">{numberOf(account)}</span>
          </p>
          <p className="text-ink-soft">{account.holder}</p>
          {bank && <p className="text-ink-soft">{bank}</p>}
          <p className="text-ink-soft">{account.currency}</p>
        </div>
        {account.isPrimary && (
          <Chip tone="good">
            <FormattedMessage id="payout-accounts.primary" />
          </Chip>
        )}
      </div>
      {account.countsFrom && (
        <p className="rounded-lg bg-sun-soft p-3 text-ink">
          <FormattedMessage
            id="payout-accounts.countsFrom"
            values={{ moment: <Moment value={account.countsFrom} timeZone={localZone()} /> }}
          />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {account.actions.includes('edit') && (
          <Button
            look="secondary"
            aria-label={intl.formatMessage({ id: 'payout-accounts.edit.of' }, about)}
            onClick={onEdit}
          >
            <FormattedMessage id="payout-accounts.edit" />
          </Button>
        )}
        {account.actions.includes('set-primary') && (
          <Button
            look="secondary"
            busy={busy}
            aria-label={intl.formatMessage({ id: 'payout-accounts.setPrimary.of' }, about)}
            onClick={onSetPrimary}
          >
            <FormattedMessage id="payout-accounts.setPrimary" />
          </Button>
        )}
        {account.actions.includes('deactivate') && (
          <Button
            look="quiet"
            aria-label={intl.formatMessage({ id: 'payout-accounts.remove.of' }, about)}
            onClick={onDeactivate}
          >
            <FormattedMessage id="payout-accounts.remove" />
          </Button>
        )}
      </div>
    </Card>
  );
}
