import { FormattedMessage } from 'react-intl';
import { Plate } from '../../entries/chapter-opening.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Link } from '../../ui/link.js';
import { textLink } from '../../ui/text-link.js';
import { Chapter, useEntry } from './chapter.js';
import { Figures } from './figures.js';

export function TravelAgentsPage() {
  const entry = useEntry('travel-agents');
  if (!entry) return null;
  return (
    <Chapter
      entry={entry}
      kicker="pages.agents.kicker"
      plate={<Plate image={entry.wideImage ?? entry.image} category="group-tour" />}
      actions={
        <>
          <ButtonLink to="/contact?reason=account">
            <FormattedMessage id="pages.write" />
          </ButtonLink>
          <ButtonLink to="/tours" look="secondary">
            <FormattedMessage id="pages.agents.tours" />
          </ButtonLink>
        </>
      }
      margin={
        <div className="grid gap-8">
          <Figures only={['agencies', 'destinations']} />
          <p className="border-s-2 border-action ps-4 text-ink-soft">
            <FormattedMessage
              id="pages.agents.guides"
              values={{
                link: (text) => (
                  <Link to="/recruitment" className={textLink}>
                    {text}
                  </Link>
                ),
              }}
            />
          </p>
        </div>
      }
    />
  );
}
