import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { cacheCart } from '../../shared/cart/cart-cache.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Select } from '../../ui/form/select.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { minorUnitsOf } from '../../ui/text/minor-units.js';
import { MoneyText } from '../../ui/text/money.js';
import { GiftCard } from './gift-card.js';
import { DESIGNS, emptyGiftCard, giftCardSchema, type GiftCardValues, requestOf } from './gift-card.schema.js';
import { buyGiftCard } from './gift-cards.api.js';

/** The form of the shop, with the card as it will look beside it. */
export function GiftCardShop() {
  const api = useApi();
  const site = useSite();
  const go = useGo();
  const client = useQueryClient();
  const intl = useIntl();
  // One key for one form: what is sent again after a lost answer puts no second card into the cart.
  const [key] = useState(() => crypto.randomUUID());
  const schema = useMemo(() => giftCardSchema(site.currency), [site.currency]);
  const { form, field, failures, problem, busy, onSubmit } = useCheckedForm<GiftCardValues>(schema, emptyGiftCard);
  const shown = form.watch();
  const buy = async (values: GiftCardValues): Promise<void> => {
    const cart = await buyGiftCard(api, requestOf(values, site.currency), key, site);
    await cacheCart(client, site, cart);
    await go('/cart');
  };
  return (
    <section className="mb-16 grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h2 className="mb-6 text-2xl">
          <FormattedMessage id="cms-pages.gift.shop" />
        </h2>
        <CheckedForm
          {...{ failures, problem, busy }}
          onSubmit={onSubmit(buy)}
          action={<FormattedMessage id="cms-pages.gift.buy" />}
        >
          <TextInput
            {...field('amount')}
            inputMode="decimal"
            label={<FormattedMessage id="cms-pages.gift.amount" values={{ currency: site.currency }} />}
          />
          <Select {...field('design')} label={<FormattedMessage id="cms-pages.gift.design" />}>
            {DESIGNS.map((design) => (
              <option key={design} value={design}>
                {intl.formatMessage({ id: `cms-pages.gift.design.${design}` })}
              </option>
            ))}
          </Select>
          <TextInput {...field('from')} label={<FormattedMessage id="cms-pages.gift.from" />} />
          <TextInput {...field('recipientName')} optional label={<FormattedMessage id="cms-pages.gift.to" />} />
          <TextInput
            {...field('recipientEmail')}
            optional
            type="email"
            label={<FormattedMessage id="cms-pages.gift.email" />}
            hint={<FormattedMessage id="cms-pages.gift.email.hint" />}
          />
          <TextArea {...field('message')} optional rows={3} label={<FormattedMessage id="cms-pages.gift.message" />} />
          <TextInput
            {...field('deliverOn')}
            optional
            type="date"
            label={<FormattedMessage id="cms-pages.gift.day" />}
            hint={<FormattedMessage id="cms-pages.gift.day.hint" />}
          />
        </CheckedForm>
      </div>
      <Preview values={shown} currency={site.currency} />
    </section>
  );
}

/** The card as the recipient will see it. */
function Preview({ values, currency }: { values: GiftCardValues; currency: string }) {
  const amount = minorUnitsOf(values.amount, currency);
  return (
    <div className="lg:sticky lg:top-24">
      <GiftCard design={values.design} />
      <div className="mx-auto grid max-w-[30rem] gap-1 wrap-anywhere">
        {amount !== undefined && (
          <p className="font-serif text-3xl">
            <MoneyText value={{ amount, currency }} />
          </p>
        )}
        {values.recipientName !== '' && (
          <p>
            <FormattedMessage id="cms-pages.gift.preview.to" values={{ name: values.recipientName }} />
          </p>
        )}
        {values.from !== '' && (
          <p>
            <FormattedMessage id="cms-pages.gift.preview.from" values={{ name: values.from }} />
          </p>
        )}
        {values.message !== '' && <p className="whitespace-pre-line text-ink-soft">{values.message}</p>}
      </div>
    </div>
  );
}
