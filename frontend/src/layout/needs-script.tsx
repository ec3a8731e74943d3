import { FormattedMessage } from 'react-intl';
import { TeamMail } from '../shared/team-mail/team-mail.js';

/** For who has no JavaScript: why nothing comes on this page, and who helps. */
export const NeedsScript = () => (
  <noscript>
    <p className="page-width pt-10">
      <FormattedMessage id="layout.needsScript" values={{ email: <TeamMail /> }} />
    </p>
  </noscript>
);
