import { TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { Icon } from '../../ui/display/icon.js';

/** The order was refused because the cart is another than the one that was reviewed. */
export const isCartChange = (error: unknown): boolean => isProblem(error) && error.code === 'CART_CHANGED';

interface CartChangedProps {
  /** The cart's. */
  version: string;
  /** The version that was reviewed. */
  known: string;
  /** Why the order was not taken. */
  refusal: unknown;
}

/** Said once the cart is another than the one that was reviewed; as the answer to going on it takes the focus. */
export function CartChanged({ version, known, refusal }: CartChangedProps) {
  const isAnswer = isCartChange(refusal);
  return version !== known || isAnswer ? <Notice key={version} about="changed" takesFocus={isAnswer} /> : null;
}

/** In place of a checkout whose cart has nothing left: where the focus was is gone, so it comes here. */
export const CartEmptied = () => (
  <div className="mb-6">
    <Notice about="emptied" takesFocus />
  </div>
);

interface NoticeProps {
  about: 'changed' | 'emptied';
  takesFocus: boolean;
}

function Notice({ about, takesFocus }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="flex gap-3 rounded-lg bg-sun-soft p-4 text-ink outline-none">
      <Icon of={TriangleAlert} className="mt-0.5 size-5" />
      <div className="grid gap-1">
        <p className="font-medium">
          <FormattedMessage id={`checkout.${about}.title`} />
        </p>
        <p>
          <FormattedMessage id={`checkout.${about}.text`} />
        </p>
      </div>
    </div>
  );
}
