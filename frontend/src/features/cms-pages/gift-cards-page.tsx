import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { cmsEntriesQuery } from '../../shared/cms/cms.api.js';
import { useSite } from '../../i18n/site.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { Chapter } from './chapter.js';
import { GiftCard } from './gift-card.js';

export function GiftCardsPage() {
  const [entry] = useSuspenseQuery(cmsEntriesQuery('gift-cards', useSite())).data;
  if (!entry) return null;
  return (
    <Chapter
      entry={entry}
      kicker="cms-pages.gift.kicker"
      plate={<GiftCard first />}
      actions={
        <ButtonLink to="/contact?reason=other">
          <FormattedMessage id="cms-pages.write" />
        </ButtonLink>
      }
      margin={
        <div className="grid gap-3 rounded-lg bg-sunken p-6">
          <h2 className="text-xl">
            <FormattedMessage id="cms-pages.gift.questions" />
          </h2>
          <p className="text-ink-soft">
            <FormattedMessage id="cms-pages.gift.questions.text" />
          </p>
          <p>
            <Link to="/faq#topic-gift-cards" className={`inline-block min-h-6 ${textLink}`}>
              <FormattedMessage id="cms-pages.toFaq" />
            </Link>
          </p>
        </div>
      }
    />
  );
}
