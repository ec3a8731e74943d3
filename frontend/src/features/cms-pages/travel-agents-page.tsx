import { FormattedMessage } from 'react-intl';
import { Plate } from '../../shared/cms/chapter-opening.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Chapter, usePage } from './chapter.js';
import { Figures } from './figures.js';

export function TravelAgentsPage() {
  const entry = usePage('travel-agents');
  if (!entry) return null;
  return (
    <Chapter
      entry={entry}
      kicker="cms-pages.agents.kicker"
      plate={<Plate image={entry.wideImage ?? entry.image} category="group-tour" />}
      actions={
        <>
          <ButtonLink to="/signup?type=business">
            <FormattedMessage id="cms-pages.agents.register" />
          </ButtonLink>
          <ButtonLink to="/tours" look="secondary">
            <FormattedMessage id="cms-pages.agents.tours" />
          </ButtonLink>
        </>
      }
      margin={<Figures only={['agencies', 'destinations']} />}
    />
  );
}
