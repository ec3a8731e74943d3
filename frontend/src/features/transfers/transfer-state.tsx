import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { OutgoingStatus, TransferStatus } from './transfers.api.js';

const tones: Readonly<Record<TransferStatus, Tone>> = {
  assigned: 'good',
  short: 'notice',
  overpaid: 'notice',
  unknown: 'bad',
  returned: 'plain',
};

const outgoingTones: Readonly<Record<OutgoingStatus, Tone>> = {
  'waiting-account': 'info',
  ready: 'notice',
  sent: 'good',
};

export const TransferChip = ({ status }: { status: TransferStatus }) => (
  <Chip tone={tones[status]}>
    <FormattedMessage id={`transfers.status.${status}`} />
  </Chip>
);

export const OutgoingChip = ({ status }: { status: OutgoingStatus }) => (
  <Chip tone={outgoingTones[status]}>
    <FormattedMessage id={`transfers.outgoing.status.${status}`} />
  </Chip>
);
