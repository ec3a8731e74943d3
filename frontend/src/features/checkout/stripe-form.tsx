import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe, type Stripe, type StripeElementLocale, type StripePaymentElementOptions } from '@stripe/stripe-js';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { ApiProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import { useIsDark } from '../../session/theme.js';
import { payOrder } from '../../shared/booking-view/booking-view.api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { RefusedForm } from '../../ui/form/refused-form.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { isOwnDocument } from './own-document.js';
import { PayButton } from './pay-button.js';
import type { PaymentEnds } from './use-card-payment.js';

/** Apple Pay and Google Pay are offered wherever browser and device have them. */
const ELEMENT = {
  layout: 'tabs',
  wallets: { applePay: 'auto', googlePay: 'auto' },
} satisfies StripePaymentElementOptions;

/** Stripe's own card fields: no card number touches our page. Loaded only here. */
export function StripeForm(ends: PaymentEnds) {
  const { clientSecret, publishableKey = '' } = ends.order.payment ?? {};
  const { locale } = useSite();
  const isDark = useIsDark();
  const { stripe, isMissing } = useStripeScript(publishableKey);
  const appearance = useMemo(() => ({ theme: isDark ? ('night' as const) : ('stripe' as const) }), [isDark]);
  const notLoaded = useProblem('checkout.stripe.notLoaded');
  if (isMissing || !clientSecret) return <ProblemMessage error={notLoaded} onRetry={() => window.location.reload()} />;
  if (!stripe) return <Skeleton className="h-72" />;
  const language = locale.slice(0, 2) as StripeElementLocale;
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: language, appearance }}>
      <PaymentFields {...ends} />
    </Elements>
  );
}

function useStripeScript(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isOwnDocument()) {
      window.location.reload();
      return;
    }
    loadStripe(publishableKey).then(setStripe, () => setMissing(true));
  }, [publishableKey]);
  return { stripe, isMissing };
}

function useProblem(id: string): ApiProblem {
  const intl = useIntl();
  return new ApiProblem({ status: 502, code: 'STRIPE', detail: intl.formatMessage({ id }) });
}

function PaymentFields(ends: PaymentEnds) {
  const { order } = ends;
  const { confirm, refusal, isBusy } = useStripePayment(ends);
  return (
    <form onSubmit={(event) => void confirm(event)} className="grid gap-6">
      <PaymentElement options={ELEMENT} />
      <RefusedForm problem={refusal} />
      <PayButton amount={order.toPay} busy={isBusy} />
    </form>
  );
}

/** Stripe's refusals are sentences in the reader's language already; what it cannot say, we say. */
function useStripePayment({ order: { reference }, pay, backTo, onPaid, onRefused }: PaymentEnds) {
  const stripe = useStripe();
  const elements = useElements();
  const api = useApi();
  const site = useSite();
  const failed = useProblem('checkout.stripe.failed');
  const [refusal, setRefusal] = useState<ApiProblem>();
  const [isBusy, setBusy] = useState(false);
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!stripe || !elements || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    const returnUrl = `${window.location.origin}${sitePath(site, backTo ?? `/pay-done?order=${reference}`)}`;
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (!error) {
      await (pay?.({}) ?? payOrder(api, reference, orderTokenOf(reference))).catch(() => undefined);
      return onPaid();
    }
    setBusy(false);
    const isSaid = (error.type === 'card_error' || error.type === 'validation_error') && error.message;
    setRefusal(isSaid ? new ApiProblem({ status: 402, code: 'DECLINED', detail: isSaid }) : failed);
    if (!isSaid) onRefused();
  };
  return { confirm, refusal, isBusy };
}
