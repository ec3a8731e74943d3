import { FormattedMessage } from 'react-intl';
import { CURRENCIES } from '../../i18n/locales.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { promoCodeSchema, type PromoCodeValues } from './promo-code.schema.js';

interface PromoCodeFormProps {
  opening: PromoCodeValues;
  /** A new code gets its text; afterwards the text stays. */
  isNew: boolean;
  onSend: (values: PromoCodeValues) => Promise<void>;
}

/** What a code is worth, when, how often and from which amount. Times are on the clock of whoever fills it in. */
export function PromoCodeForm({ opening, isNew, onSend }: PromoCodeFormProps) {
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(promoCodeSchema, opening);
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={onSubmit(onSend)}
      action={<FormattedMessage id={isNew ? 'promo-codes.create' : 'promo-codes.save'} />}
    >
      {isNew && (
        <TextInput
          {...field('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          className="uppercase"
          label={<FormattedMessage id="promo-codes.code" />}
          hint={<FormattedMessage id="promo-codes.code.hint" />}
        />
      )}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextInput {...field('percent')} inputMode="numeric" label={<FormattedMessage id="promo-codes.percent" />} />
        <TextInput
          {...field('mostUses')}
          optional
          inputMode="numeric"
          label={<FormattedMessage id="promo-codes.mostUses" />}
        />
        <TextInput
          {...field('startsAt')}
          type="datetime-local"
          label={<FormattedMessage id="promo-codes.startsAt" />}
        />
        <TextInput
          {...field('endsAt')}
          optional
          type="datetime-local"
          label={<FormattedMessage id="promo-codes.endsAt" />}
        />
      </div>
      <fieldset className="grid gap-3" data-field="minimum">
        <legend className="font-medium">
          <FormattedMessage id="promo-codes.minimum" />
        </legend>
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="promo-codes.minimum.hint" />
        </p>
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
          {CURRENCIES.map((currency) => (
            <TextInput key={currency} {...field(`minimum.${currency}`)} inputMode="decimal" label={currency} />
          ))}
        </div>
      </fieldset>
    </CheckedForm>
  );
}
