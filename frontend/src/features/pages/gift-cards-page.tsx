import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button-link.js';
import { Link } from '../../ui/link.js';
import { textLink } from '../../ui/text-link.js';
import { Chapter, useEntry } from './chapter.js';
import { GiftCard } from './gift-card.js';

export function GiftCardsPage() {
  const entry = useEntry('gift-cards');
  if (!entry) return null;
  return (
    <Chapter
      entry={entry}
      kicker="pages.gift.kicker"
      plate={<GiftCard first />}
      actions={
        <ButtonLink to="/contact?reason=other">
          <FormattedMessage id="pages.write" />
        </ButtonLink>
      }
      margin={
        <div className="grid gap-3 rounded-lg bg-sunken p-6">
          <h2 className="text-xl">
            <FormattedMessage id="pages.gift.questions" />
          </h2>
          <p className="text-ink-soft">
            <FormattedMessage id="pages.gift.questions.text" />
          </p>
          <p>
            <Link to="/faq#topic-gift-cards" className={`inline-block min-h-6 ${textLink}`}>
              <FormattedMessage id="pages.toFaq" />
            </Link>
          </p>
        </div>
      }
    />
  );
}
