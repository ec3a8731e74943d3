import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Plate } from '../../shared/cms/chapter-opening.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Chapter, usePage } from './chapter.js';

const route = getRouteApi('/$lang/$currency/page/$slug');

/** A page that is its text and nothing else. */
export function PlainPage() {
  const { slug } = route.useParams();
  const entry = usePage(slug);
  if (!entry) return null;
  return (
    <Chapter entry={entry} plate={<Plate image={entry.wideImage ?? entry.image} category="private-tour" />}>
      <div className="mt-14 border-t-2 border-ink pt-6">
        <ButtonLink to="/contact" look="secondary">
          <FormattedMessage id="cms-pages.write" />
        </ButtonLink>
      </div>
    </Chapter>
  );
}
