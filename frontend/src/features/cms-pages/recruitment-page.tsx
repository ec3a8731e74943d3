import { FormattedMessage } from 'react-intl';
import { Plate } from '../../shared/cms/chapter-opening.js';
import { spokenName } from '../../i18n/full-name.js';
import { useSite } from '../../i18n/site.js';
import { isGuide } from '../../session/roles.js';
import { useSession } from '../../session/session.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { Chapter, usePage } from './chapter.js';
import { Figures } from './figures.js';

interface RecruitmentPageProps {
  /** Begins the application of somebody who is signed in. */
  onApply?: (() => void) | undefined;
}

const Apply = ({ onApply }: RecruitmentPageProps) => {
  const text = <FormattedMessage id="cms-pages.recruitment.apply" />;
  return onApply ? <Button onClick={onApply}>{text}</Button> : <ButtonLink to="/signup?type=guide">{text}</ButtonLink>;
};

/** For who would like to guide; who does already is led to their missions. */
export function RecruitmentPage({ onApply }: RecruitmentPageProps) {
  const entry = usePage('recruitment');
  const { locale } = useSite();
  const person = useSession()?.user;
  const guide = person && isGuide(person) ? person : undefined;
  if (!entry) return null;
  return (
    <Chapter
      entry={entry}
      kicker="cms-pages.recruitment.kicker"
      plate={<Plate image={entry.wideImage ?? entry.image} category="street-art-tour" />}
      greeting={
        guide && (
          <span className="min-w-0 wrap-anywhere">
            <FormattedMessage id="cms-pages.recruitment.greeting" values={{ name: spokenName(guide, locale) }} />
          </span>
        )
      }
      actions={
        <>
          {guide ? (
            <ButtonLink to="/guide-missions">
              <FormattedMessage id="layout.nav.guideDashboard" />
            </ButtonLink>
          ) : (
            <Apply onApply={onApply} />
          )}
          <ButtonLink to="/guide" look="secondary">
            <FormattedMessage id="cms-pages.recruitment.month" />
          </ButtonLink>
        </>
      }
      margin={
        <div className="grid gap-8">
          <Figures only={['guides', 'bookings']} />
          <p>
            <Link to="/author" className={`inline-block min-h-6 ${textLink}`}>
              <FormattedMessage id="cms-pages.recruitment.colleagues" />
            </Link>
          </p>
        </div>
      }
    />
  );
}
