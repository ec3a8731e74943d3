import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { UserStatus } from './back-office.api.js';

const tones: Readonly<Record<UserStatus, Tone>> = {
  active: 'good',
  guide_fill_form_in_progress: 'info',
  guide_pending_review: 'notice',
  guide_approved: 'good',
  guide_rejected: 'plain',
  pro_pending_validation: 'notice',
  suspended: 'bad',
  deleted: 'plain',
};

export const UserStatusChip = ({ status }: { status: UserStatus }) => (
  <Chip tone={tones[status]}>
    <FormattedMessage id={`back-office.user.status.${status}`} />
  </Chip>
);

export const UserRole = ({ role }: { role: number }) => <FormattedMessage id={`back-office.user.role.${role}`} />;
