import { useCallback, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGo } from '../../ui/behavior/use-go.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import type { CartItem } from './checkout.api.js';
import { useShownFirst } from './use-shown-first.js';

/** Where somebody came from who changes a line: they are led back there. */
export type ChangeFrom = 'checkout' | 'review';

/** In the address of the cart: which line is changed. */
export interface CartSearch {
  readonly change?: string;
  readonly from?: ChangeFrom;
}

/** What the cart's address says; what makes no sense is left out. */
export const changeOf = ({ change, from }: Readonly<Record<string, unknown>>): CartSearch => ({
  ...(typeof change === 'string' && change ? { change } : {}),
  ...(from === 'checkout' || from === 'review' ? { from } : {}),
});

export const changePath = (item: string, from?: ChangeFrom): string =>
  `/cart?change=${encodeURIComponent(item)}${from ? `&from=${from}` : ''}`;

const ways: Readonly<Record<ChangeFrom, string>> = { checkout: '/checkout', review: '/checkout?step=review' };

export interface ChangeEnds {
  readonly onSaved: () => void;
  readonly onKept: () => void;
  /** Whether the page is still about changing this line. */
  readonly isStill: () => boolean;
}

/** The form that changes a line, filled in with what it holds. */
export type ChangePanel = (item: CartItem, ends: ChangeEnds) => ReactNode;

interface ChangeOfLine {
  readonly item: CartItem;
  readonly from: ChangeFrom | undefined;
  readonly nameId: string;
  /** What the line was. */
  readonly onSaved: (before: CartItem) => void;
}

/** How changing a line ends: in the cart at the line, or where it began. */
export function useChangeEnds({ item, from, nameId, onSaved }: ChangeOfLine): ChangeEnds {
  const go = useGo();
  const intl = useIntl();
  const leave = (): void => void go(from ? ways[from] : '/cart', { replace: true });
  const isStill = useCallback(() => new URLSearchParams(window.location.search).get('change') === item.id, [item.id]);
  return {
    isStill,
    onKept: () => {
      leave();
      if (!from) document.getElementById(nameId)?.focus();
    },
    onSaved: () => {
      if (from) showToast(intl.formatMessage({ id: 'checkout.change.toast' }, { tour: item.tour.name }));
      else onSaved(item);
      leave();
    },
  };
}

/** Below the line that is changed. */
export function ChangeFrame({ item, children }: { item: CartItem; children: ReactNode }) {
  const heading = useShownFirst<HTMLHeadingElement>('start', 'li');
  const id = `change-${item.id}`;
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h3 ref={heading} id={id} tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
        <FormattedMessage id="checkout.change.title" />
      </h3>
      {children}
    </section>
  );
}

/** In place of the form, where the line has left the cart meanwhile: in another window, or with an order. */
export function LineGone({ from }: { from: ChangeFrom | undefined }) {
  const box = useShownFirst<HTMLDivElement>('center');
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mb-8 flex gap-3 rounded-lg bg-sun-soft p-4 text-ink outline-none"
    >
      <Icon of={TriangleAlert} className="mt-0.5 size-5" />
      <div className="grid gap-1">
        <p className="font-medium">
          <FormattedMessage id="checkout.change.gone.title" />
        </p>
        <p>
          <FormattedMessage
            id="checkout.change.gone.text"
            values={{
              bookings: (text) => (
                <Link to="/bookings" className={textLink}>
                  {text}
                </Link>
              ),
            }}
          />
        </p>
        <p>
          <Link to={from ? ways[from] : '/cart'} replace className={`inline-flex min-h-8 items-center ${textLink}`}>
            <FormattedMessage id={from ? 'checkout.change.toCheckout' : 'checkout.change.close'} />
          </Link>
        </p>
      </div>
    </div>
  );
}
