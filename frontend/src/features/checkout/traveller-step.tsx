import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { countryOf } from '../../i18n/locales.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { useSession } from '../../session/session.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Link } from '../../ui/text/link.js';
import { infoLink } from '../../ui/text/text-link.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { travellerForm, type TravellerForm } from './checkout-form.js';
import { rememberedForm, rememberForm } from './checkout-memory.js';
import { accountQuery } from './checkout.api.js';
import { TravellerFields } from './traveller-fields.js';
import { useKeptWhileTyped } from './use-kept-while-typed.js';

/** How the ids of a passenger's fields begin. */
const PASSENGER = 'field-passenger';

/** Step 1: for whom it is, and whom we may call. */
export function TravellerStep() {
  const go = useGo();
  const known = rememberedForm();
  const country = countryOf(useSite().locale);
  const { form, field, failures, problem, busy, onSubmit } = useCheckedForm(travellerForm, {
    ...known,
    phoneCountry: known.phoneCountry || country,
    passengerCountry: known.passengerCountry || country,
  });
  useKnownPerson(form);
  const keep = useKeptWhileTyped(() => rememberForm(form.getValues()));
  useFocusOnNamedField();
  const travelerType = useWatch({ control: form.control, name: 'travelerType' });
  const isAsked = (id: string): boolean => travelerType === 'somebody-else' || !id.startsWith(PASSENGER);
  const goOn = onSubmit((values) => {
    rememberForm(values);
    return go('/checkout?step=review');
  });
  return (
    <div className="grid gap-6" onInput={keep.soon} onBlur={keep.now}>
      <GuestOrNot />
      <CheckedForm
        {...{ failures, isAsked }}
        problem={problem}
        busy={busy}
        onSubmit={goOn}
        action={<FormattedMessage id="checkout.toReview" />}
      >
        <TravellerFields form={form} field={field} />
      </CheckedForm>
    </div>
  );
}

function GuestOrNot() {
  const session = useSession();
  const back = encodeURIComponent(sitePath(useSite(), '/checkout'));
  if (session)
    return (
      <p className="text-ink-soft">
        <FormattedMessage id="checkout.signedIn" values={{ email: session.user.email }} />
      </p>
    );
  return (
    <p className="text-ink-soft">
      <FormattedMessage
        id="checkout.guest"
        values={{
          link: (text) => (
            <Link to={`/login?next=${back}`} className={infoLink}>
              {text}
            </Link>
          ),
        }}
      />
    </p>
  );
}

/** Nothing that the account knows is asked again, and nothing that was typed is written over. */
function useKnownPerson({ getValues, setValue }: UseFormReturn<TravellerForm>): void {
  const user = useSession()?.user;
  const { data: account } = useQuery({ ...accountQuery(), enabled: user !== undefined, retry: false });
  useEffect(() => {
    if (!user) return;
    const known = { ...user, phoneNumber: account?.phone ?? '' };
    for (const name of ['firstName', 'lastName', 'email', 'phoneNumber'] as const)
      if (getValues(name) === '' && known[name]) setValue(name, known[name]);
  }, [user, account, getValues, setValue]);
}

/** The review leads back to one answer: `/checkout#field-passengerPhone`. */
function useFocusOnNamedField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (/^field-\w+$/.test(hash)) document.getElementById(hash)?.focus();
  }, [hash]);
}
