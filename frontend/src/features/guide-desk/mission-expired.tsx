import { FormattedMessage } from 'react-intl';
import { TeamMail } from '../../shared/team-mail/team-mail.js';

/** The time to answer has passed: whom to write to. */
export const MissionExpired = () => <FormattedMessage id="guide-desk.expired" values={{ mail: <TeamMail /> }} />;
