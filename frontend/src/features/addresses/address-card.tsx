import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Card } from '../../ui/display/card.js';
import { Chip } from '../../ui/display/chip.js';
import type { Address } from './addresses.api.js';
import { addressLines } from '../../i18n/address-lines.js';

interface AddressCardProps {
  address: Address;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onSetPrimary: () => void;
}

export function AddressCard({ address, busy, onEdit, onRemove, onSetPrimary }: AddressCardProps) {
  const intl = useIntl();
  const lines = addressLines(address, (country) => intl.formatDisplayName(country, { type: 'region' }) ?? country);
  const [first = ''] = lines;
  const about = { address: first };
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <address className="min-w-0 wrap-anywhere not-italic">
          {lines.map((line, index) => (
            <span key={line} className={`block ${index === 0 ? 'font-medium' : ''}`}>
              {line}
            </span>
          ))}
        </address>
        {address.isPrimary && (
          <Chip tone="good">
            <FormattedMessage id="addresses.primary" />
          </Chip>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {address.actions.includes('edit') && (
          <Button look="secondary" aria-label={intl.formatMessage({ id: 'addresses.edit.of' }, about)} onClick={onEdit}>
            <FormattedMessage id="addresses.edit" />
          </Button>
        )}
        {address.actions.includes('set-primary') && (
          <Button
            look="secondary"
            busy={busy}
            aria-label={intl.formatMessage({ id: 'addresses.setPrimary.of' }, about)}
            onClick={onSetPrimary}
          >
            <FormattedMessage id="addresses.setPrimary" />
          </Button>
        )}
        {address.actions.includes('remove') && (
          <Button look="quiet" aria-label={intl.formatMessage({ id: 'addresses.remove.of' }, about)} onClick={onRemove}>
            <FormattedMessage id="addresses.remove" />
          </Button>
        )}
      </div>
    </Card>
  );
}
