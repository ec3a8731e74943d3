import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { countryOf } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { rememberGuestOrder } from '../../session/order-tokens.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { formatClock } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { FormSteps } from './form-steps.js';
import { PeopleFields } from './people-fields.js';
import { PersonFields } from './person-fields.js';
import { emptyValues, requestOf, schemaOf, type Step } from './quote-values.js';
import { cruiseShipsQuery, requestQuote, type QuoteChoices, type QuoteType } from './quotes.api.js';
import { RIDE_PRICE, RidePrice, useRidePrice } from './ride-price.js';
import { TripFields, withKnownIds } from './trip-fields.js';
import { useKnownPerson } from './use-known-person.js';
import { discardQuoteDraft, useQuoteDraft } from './use-quote-draft.js';
import { bcp47 } from '../../i18n/locales.js';

/** A request for a price in three steps, kept in the browser until it is sent. */
export function QuoteForm({ type, choices }: { type: QuoteType; choices: QuoteChoices }) {
  const site = useSite();
  const api = useApi();
  const go = useGo();
  const queries = useQueryClient();
  // One key for one form: what is sent again after a lost answer is no second request.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const schema = useMemo(() => schemaOf(type), [type]);
  const checked = useCheckedForm(schema, emptyValues(countryOf(site.locale)));
  const { form, field, errorOf, failures, problem, busy, onSubmit } = checked;
  const savedAt = useQuoteDraft(type, form);
  useKnownPerson(form);
  const ridePrice = useRidePrice(type, form, choices);
  const send = onSubmit(async (values) => {
    const companies = type === 'cruise-tour' ? await queries.ensureQueryData(cruiseShipsQuery(site)) : [];
    const ships = companies.flatMap((company) => company.ships);
    const asked = requestOf(type, withKnownIds(values, ships, choices.ports));
    const body = ridePrice ? { ...asked, priceToken: ridePrice.token } : asked;
    try {
      const requested = await requestQuote(api, body, site, key);
      rememberGuestOrder(requested);
      discardQuoteDraft(type);
      await go(`/quote/${requested.reference}`);
    } catch (error) {
      // A refused form is mended and sent as another one.
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: [RIDE_PRICE] });
      throw error;
    }
  });
  const parts = { form, field, errorOf, type, choices };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FormSteps form={form} type={type} />
      <CheckedForm
        {...{ failures, problem, busy }}
        onSubmit={send}
        action={<FormattedMessage id={busy ? 'quotes.sending' : ridePrice ? 'quotes.send.priced' : 'quotes.send'} />}
      >
        <StepSection step="trip">
          <TripFields {...parts} />
        </StepSection>
        <StepSection step="people">
          <PeopleFields {...parts} />
        </StepSection>
        <StepSection step="you">
          <PersonFields {...parts} />
        </StepSection>
        {ridePrice && <RidePrice price={ridePrice} />}
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="quotes.beforeSending" />
        </p>
      </CheckedForm>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {savedAt && (
          <FormattedMessage
            id="quotes.saved"
            values={{ time: formatClock(savedAt, bcp47(site.locale), localZone()) }}
          />
        )}
      </p>
    </div>
  );
}

const StepSection = ({ step, children }: { step: Step; children: ReactNode }) => (
  <section
    id={`step-${step}`}
    aria-labelledby={`step-${step}-title`}
    className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5 border-b border-line pb-6"
  >
    <h2 id={`step-${step}-title`} className="text-xl">
      <FormattedMessage id={`quotes.step.${step}`} />
    </h2>
    {children}
  </section>
);
