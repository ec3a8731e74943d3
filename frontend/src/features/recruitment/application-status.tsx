import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { ApplicationStatus } from './recruitment.api.js';

const tones: Readonly<Record<ApplicationStatus, Tone>> = {
  'form-in-progress': 'plain',
  'pending-review': 'info',
  'asked-again': 'notice',
  approved: 'good',
  rejected: 'plain',
};

export const ApplicationStatusChip = ({ status }: { status: ApplicationStatus }) => (
  <Chip tone={tones[status]}>
    <FormattedMessage id={`recruitment.status.${status}`} />
  </Chip>
);
