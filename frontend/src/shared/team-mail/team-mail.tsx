import { infoLink } from '../../ui/text/text-link.js';
import { TEAM_EMAIL } from './team-email.js';

/** The team's address, ready to be written to. */
export const TeamMail = ({ subject, className = infoLink }: { subject?: string; className?: string }) => (
  <a
    href={`mailto:${TEAM_EMAIL}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}
    className={className}
  >
    {TEAM_EMAIL}
  </a>
);
