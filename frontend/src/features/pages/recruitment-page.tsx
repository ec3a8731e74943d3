import { FormattedMessage } from 'react-intl';
import { Plate } from '../../entries/chapter-opening.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Link } from '../../ui/link.js';
import { textLink } from '../../ui/text-link.js';
import { Chapter, usePage } from './chapter.js';
import { Figures } from './figures.js';

export function RecruitmentPage() {
  const entry = usePage('recruitment');
  if (!entry) return null;
  return (
    <Chapter
      entry={entry}
      kicker="pages.recruitment.kicker"
      plate={<Plate image={entry.wideImage ?? entry.image} category="street-art-tour" />}
      actions={
        <>
          <ButtonLink to="/contact?sender=guide&reason=general">
            <FormattedMessage id="pages.write" />
          </ButtonLink>
          <ButtonLink to="/guide" look="secondary">
            <FormattedMessage id="pages.recruitment.month" />
          </ButtonLink>
        </>
      }
      margin={
        <div className="grid gap-8">
          <Figures only={['guides', 'bookings']} />
          <p>
            <Link to="/author" className={`inline-block min-h-6 ${textLink}`}>
              <FormattedMessage id="pages.recruitment.colleagues" />
            </Link>
          </p>
        </div>
      }
    />
  );
}
