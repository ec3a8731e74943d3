import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { isProblem } from '../../api/api.js';
import * as request from '../../api/generated/limits/sign-up-from-order-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { startSession, useSession } from '../../session/session.js';
import type { Order } from '../../shared/booking-view/booking-view.api.js';
import { giveKeptFavourites } from '../../shared/favourites/kept-favourites.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { PasswordInput } from '../../ui/form/password-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { Link } from '../../ui/text/link.js';
import { infoLink } from '../../ui/text/text-link.js';
import { signUpFromOrder } from './bookings.api.js';

const PLACE = 'account';
const schema = z.object({
  password: z.string().check(z.minLength(request.password.minLength, 'my-bookings.account.password.short')),
});

const emailOf = ({ customer }: Order): ReactNode => <strong className="wrap-anywhere">{customer.email}</strong>;

/**
 * Offers the guest of a paid order an account. Until the address is confirmed, the account does not show the order; the
 * offer then says what is left to do.
 */
export function AccountOffer({ order }: { order: Order }) {
  const session = useSession();
  if (session === undefined) return order.accessToken ? <Offer order={order} token={order.accessToken} /> : null;
  const { email, emailConfirmed } = session.user;
  return email === order.customer.email && emailConfirmed === false ? <StepLeft order={order} /> : null;
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4 rounded-lg bg-sunken p-6">
    <h2 className="text-xl">
      <FormattedMessage id={title} />
    </h2>
    {children}
  </section>
);

const StepLeft = ({ order }: { order: Order }) => (
  <Frame title="my-bookings.account.made.title">
    <p role="status">
      <FormattedMessage id="my-bookings.account.made.text" values={{ email: emailOf(order) }} />
    </p>
  </Frame>
);

function Offer({ order, token }: { order: Order; token: string }) {
  const api = useApi();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(
    schema,
    { password: '' },
    undefined,
    undefined,
    PLACE,
  );
  const submit = onSubmit(async ({ password }) => {
    const { user, ...tokens } = await signUpFromOrder(api, { reference: order.reference, token, password });
    startSession(user, tokens);
    await giveKeptFavourites(api, user.uuid);
  });
  return (
    <Frame title="my-bookings.account.title">
      <p>
        <FormattedMessage id="my-bookings.account.text" values={{ email: emailOf(order) }} />
      </p>
      <CheckedForm
        {...{ failures, problem, busy }}
        onSubmit={submit}
        action={<FormattedMessage id="my-bookings.account.action" />}
      >
        {isProblem(problem) && problem.code === 'EMAIL_TAKEN' && <LogIn />}
        <PasswordInput
          {...field('password')}
          autoComplete="new-password"
          label={<FormattedMessage id="my-bookings.account.password" />}
          hint={<FormattedMessage id="my-bookings.account.password.hint" />}
        />
      </CheckedForm>
      <p className="text-sm text-ink-soft">
        <FormattedMessage
          id="my-bookings.account.terms"
          values={{ a: linkTo('/legal/terms'), b: linkTo('/legal/privacy') }}
        />
      </p>
    </Frame>
  );
}

function LogIn() {
  const bookings = sitePath(useSite(), '/bookings');
  return (
    <p>
      <ButtonLink look="secondary" to={`/login?next=${encodeURIComponent(bookings)}`}>
        <FormattedMessage id="my-bookings.account.logIn" />
      </ButtonLink>
    </p>
  );
}

const linkTo = (to: string) =>
  function TextLink(text: ReactNode) {
    return (
      <Link key={to} to={to} className={infoLink}>
        {text}
      </Link>
    );
  };
