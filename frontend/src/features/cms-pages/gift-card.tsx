import { FormattedMessage } from 'react-intl';
import { Logo } from '../../layout/logo.js';
import { Poster } from '../../ui/display/poster.js';

/** How a card looks, drawn and not photographed. */
export const GiftCard = ({ first = false, design = 'home' }: { first?: boolean; design?: string }) => (
  <div aria-hidden="true" className="mx-auto w-full max-w-[30rem] py-4">
    <div className="relative -rotate-2 overflow-hidden rounded-lg border border-line-strong bg-surface shadow-high">
      <Poster
        kind="hero"
        slug={design}
        format="wide"
        alt=""
        first={first}
        className="aspect-[8/4] w-full object-right"
      />
      <div className="flex items-center justify-between gap-4 px-5 py-4">
        <Logo />
        <p className="text-end font-serif text-lg leading-tight">
          <FormattedMessage id="cms-pages.gift.card" />
        </p>
      </div>
    </div>
  </div>
);
