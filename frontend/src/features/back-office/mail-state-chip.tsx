import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { MailState } from './back-office.api.js';

const tones: Readonly<Record<MailState, Tone>> = { waiting: 'info', sent: 'good', returned: 'bad', failed: 'bad' };

export const MailStateChip = ({ state }: { state: MailState }) => (
  <Chip tone={tones[state]}>
    <FormattedMessage id={`back-office.mail.state.${state}`} />
  </Chip>
);
