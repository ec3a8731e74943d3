import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { TourStatus } from './tours.api.js';

const tones: Readonly<Record<TourStatus, Tone>> = { draft: 'notice', published: 'good', withdrawn: 'plain' };

export const TourStatusChip = ({ status }: { status: TourStatus }) => (
  <Chip tone={tones[status]}>
    <FormattedMessage id={`tour-desk.status.${status}`} />
  </Chip>
);
