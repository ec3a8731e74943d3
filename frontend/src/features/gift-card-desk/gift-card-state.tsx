import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { GiftCardState } from './gift-card-desk.api.js';

const tones: Readonly<Record<GiftCardState, Tone>> = {
  active: 'good',
  'used-up': 'plain',
  expired: 'notice',
  blocked: 'bad',
  returned: 'plain',
};

export const GiftCardStateChip = ({ state }: { state: GiftCardState }) => (
  <Chip tone={tones[state]}>
    <FormattedMessage id={`gift-card-desk.state.${state}`} />
  </Chip>
);
