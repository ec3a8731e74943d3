import { Hourglass } from 'lucide';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { serverAhead } from '../../api/server-clock.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { Icon } from '../../ui/display/icon.js';
import { MoneyText } from '../../ui/text/money.js';
import type { Cart, WaitingOrder as Waiting } from './checkout.api.js';
import { Countdown } from './countdown.js';
import { GiveUpOrderDialog } from './give-up-order-dialog.js';

interface WaitingOrderProps {
  cart: Cart;
  /** When the cart was read, in milliseconds. */
  readAt: number;
}

/** The order that was made of the cart and is not paid: until when it is held, and the two ways on. */
export function WaitingOrder({ cart: { waitingOrder: order, now }, readAt }: WaitingOrderProps) {
  const [leaving, setLeaving] = useState<Waiting>();
  return (
    <>
      {order && <Notice order={order} ahead={serverAhead(now, readAt)} onGiveUp={() => setLeaving(order)} />}
      <GiveUpOrderDialog order={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

const Notice = ({ order, ahead, onGiveUp }: { order: Waiting; ahead: number; onGiveUp: () => void }) => (
  <section
    aria-labelledby="waiting-order"
    className="mb-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg bg-sun-soft p-4 text-ink sm:p-5"
  >
    <Icon of={Hourglass} className="mt-1 size-5" />
    <div className="grid max-w-[66ch] gap-3">
      <h2 id="waiting-order" className="text-lg">
        <FormattedMessage
          id="checkout.waiting.title"
          values={{ reference: <span className="whitespace-nowrap">{order.reference}</span> }}
        />
      </h2>
      <p>
        <FormattedMessage
          id="checkout.waiting.text"
          values={{
            total: (
              <strong>
                <MoneyText value={order.total} />
              </strong>
            ),
          }}
        />
      </p>
      <Countdown
        until={order.expiresAt}
        ahead={ahead}
        text="checkout.payUntil"
        over={<FormattedMessage id="checkout.payUntil.over" />}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/checkout?order=${order.reference}`} className="max-sm:w-full">
            <FormattedMessage id="checkout.waiting.pay" />
          </ButtonLink>
          <Button look="secondary" className="max-sm:w-full" onClick={onGiveUp}>
            <FormattedMessage id="checkout.waiting.giveUp" />
          </Button>
        </div>
      </Countdown>
    </div>
  </section>
);
