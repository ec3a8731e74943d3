import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { cmsEntriesQuery } from '../../shared/cms/cms.api.js';
import { useSite } from '../../i18n/site.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { Chapter } from './chapter.js';
import { GiftCard } from './gift-card.js';
import { GiftCardBalance } from './gift-card-balance.js';
import { GiftCardShop } from './gift-card-shop.js';

export function GiftCardsPage() {
  const [entry] = useSuspenseQuery(cmsEntriesQuery('gift-cards', useSite())).data;
  if (!entry) return null;
  return (
    <Chapter
      entry={entry}
      kicker="cms-pages.gift.kicker"
      plate={<GiftCard first />}
      margin={
        <div className="grid gap-6">
          <div className="rounded-lg bg-sunken p-6">
            <GiftCardBalance />
          </div>
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
        </div>
      }
      above={<GiftCardShop />}
    />
  );
}
