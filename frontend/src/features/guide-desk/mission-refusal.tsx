import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { TeamMail } from '../../shared/team-mail/team-mail.js';
import { Button } from '../../ui/form/button.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';

/** What can be done about a refusal; each has its own words. */
const EXPLAINED = [
  'MISSION_ALREADY_GIVEN',
  'MISSION_OVERLAPS',
  'OFFER_EXPIRED',
  'MISSION_GIVEN_BACK',
  'MISSION_CLOSED',
  'MISSION_HAS_STARTED',
] as const;

const GONE = [403, 404, 409];

/** Whether the same answer would be refused again, so that only the way back is left. */
export const isFinal = (error: unknown): boolean =>
  isProblem(error) && (GONE.includes(error.status) || EXPLAINED.some((code) => code === error.code));

/** The server said no: why, and what may be done now. The list behind it is up to date. */
export function MissionRefusal({ error, onClose }: { error: unknown; onClose: () => void }) {
  const code = isProblem(error) ? EXPLAINED.find((each) => each === error.code) : undefined;
  const mail = <TeamMail />;
  return (
    <div className="grid gap-5">
      <ProblemMessage error={error} />
      {code && (
        <p>
          <FormattedMessage id={`guide-desk.refused.${code}`} values={{ mail }} />
        </p>
      )}
      <div>
        <Button onClick={onClose}>
          <FormattedMessage id="guide-desk.refused.back" />
        </Button>
      </div>
    </div>
  );
}
