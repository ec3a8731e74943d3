import { FormattedMessage } from 'react-intl';
import { Chip } from '../../ui/display/chip.js';
import type { PartnerState } from './partners.api.js';

export const PartnerStateChip = ({ state }: { state: PartnerState }) => (
  <Chip tone={state === 'active' ? 'good' : 'bad'}>
    <FormattedMessage id={`partners.state.${state}`} />
  </Chip>
);
