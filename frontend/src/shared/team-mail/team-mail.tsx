import { infoLink } from '../../ui/text/text-link.js';
import { TEAM_EMAIL } from './team-email.js';

/** A mail link to the team's address. */
export const TeamMail = ({ subject, className = infoLink }: { subject?: string; className?: string }) => (
  <a
    href={`mailto:${TEAM_EMAIL}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}
    className={className}
  >
    {TEAM_EMAIL}
  </a>
);
