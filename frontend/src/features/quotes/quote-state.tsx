import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { Quote } from './quotes.api.js';

const tones: Readonly<Record<Quote['state'], Tone>> = {
  new: 'notice',
  'in-work': 'info',
  offered: 'notice',
  accepted: 'notice',
  paid: 'good',
  fulfilled: 'good',
  cancelled: 'bad',
  declined: 'plain',
  expired: 'bad',
};

export const QuoteStateChip = ({ state }: { state: Quote['state'] }) => (
  <Chip tone={tones[state]}>
    <FormattedMessage id={`quotes.state.${state}`} />
  </Chip>
);
