import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { ProfessionalState } from './back-office.api.js';

const tones: Readonly<Record<ProfessionalState, Tone>> = { pending: 'notice', validated: 'good', rejected: 'plain' };

export const ProfessionalStateChip = ({ state }: { state: ProfessionalState }) => (
  <Chip tone={tones[state]}>
    <FormattedMessage id={`back-office.professional.state.${state}`} />
  </Chip>
);
