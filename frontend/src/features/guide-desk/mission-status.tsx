import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { MissionStatus } from './missions.api.js';

const TONES: Readonly<Record<MissionStatus, Tone>> = {
  'waiting-response': 'notice',
  pending: 'info',
  assigned: 'good',
  accepted: 'good',
  finished: 'plain',
  rejected: 'plain',
  cancelled: 'plain',
};

export const StatusChip = ({ status }: { status: MissionStatus }) => (
  <Chip tone={TONES[status]}>
    <FormattedMessage id={`guide-desk.status.${status}`} />
  </Chip>
);
