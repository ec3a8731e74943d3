import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { ApplicationState } from './applications.api.js';

const tones: Readonly<Record<ApplicationState, Tone>> = {
  'form-in-progress': 'plain',
  'pending-review': 'notice',
  'asked-again': 'info',
  approved: 'good',
  rejected: 'plain',
};

export const ApplicationStateChip = ({ state }: { state: ApplicationState }) => (
  <Chip tone={tones[state]}>
    <FormattedMessage id={`recruitment.team.state.${state}`} />
  </Chip>
);
