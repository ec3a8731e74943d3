import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { PromoCodeState } from './promo-codes.api.js';

const tones: Readonly<Record<PromoCodeState, Tone>> = {
  running: 'good',
  planned: 'info',
  'used-up': 'notice',
  ended: 'plain',
};

export const PromoCodeStateChip = ({ state }: { state: PromoCodeState }) => (
  <Chip tone={tones[state]}>
    <FormattedMessage id={`promo-codes.state.${state}`} />
  </Chip>
);

export const UsesText = ({ taken, most }: { taken: number; most: number | null }) =>
  most === null ? (
    <FormattedMessage id="promo-codes.uses.unlimited" values={{ taken }} />
  ) : (
    <FormattedMessage id="promo-codes.uses.limited" values={{ taken, most }} />
  );
