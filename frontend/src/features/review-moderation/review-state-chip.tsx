import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { ReviewState } from './review-moderation.api.js';

const tones: Readonly<Record<ReviewState, Tone>> = {
  pending: 'notice',
  published: 'good',
  rejected: 'plain',
  hidden: 'plain',
};

export const ReviewStateChip = ({ state }: { state: ReviewState }) => (
  <Chip tone={tones[state]}>
    <FormattedMessage id={`review-moderation.state.${state}`} />
  </Chip>
);
