import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/form/button-link.js';

export const GiftCardInvitation = ({ card }: { card: ReactNode }) => (
  <section className="deferred page-width mt-16 grid items-center [--about:35rem] md:[--about:21rem] gap-x-16 gap-y-6 md:mt-24 md:grid-cols-2">
    <div className="md:order-last">{card}</div>
    <div>
      <h2>
        <FormattedMessage id="home.gift.title" />
      </h2>
      <p className="mt-3 mb-6 max-w-[52ch] text-ink-soft">
        <FormattedMessage id="home.gift.text" />
      </p>
      <ButtonLink to="/gift-cards" look="secondary">
        <FormattedMessage id="layout.nav.giftCards" />
      </ButtonLink>
    </div>
  </section>
);
