import { FlaskConical } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { TEST_NUMBERS } from './card-form.js';

/** Says that nothing is charged here, and which number does what. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const intl = useIntl();
  return (
    <div className="rounded-lg bg-sun-soft p-4">
      <p className="flex gap-3 font-medium">
        <Icon of={FlaskConical} className="mt-0.5 size-5" />
        <FormattedMessage id="checkout.sandbox.banner" />
      </p>
      <p className="mt-2 text-sm">
        <FormattedMessage id="checkout.sandbox.numbers" />
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {TEST_NUMBERS.map(({ number, does }) => (
          <li key={number} className="grid justify-items-start max-sm:pb-3 sm:flex sm:items-center sm:gap-3">
            <button
              type="button"
              aria-label={intl.formatMessage({ id: 'checkout.sandbox.use' }, { number })}
              onClick={() => onChoose(number)}
              className="min-h-8 cursor-pointer font-medium tabular-nums underline underline-offset-4 hover:no-underline"
            >
              {number}
            </button>
            <FormattedMessage id={`checkout.sandbox.${does}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
