import { Check } from 'lucide';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { missingIn, type QuoteValues, STEPS } from './quote-values.js';
import type { QuoteType } from './quotes.api.js';

/** Where each step stands: what is missing in it. */
export function FormSteps({ form, type }: { form: UseFormReturn<QuoteValues>; type: QuoteType }) {
  const values = useWatch({ control: form.control }) as QuoteValues;
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line pb-4 text-sm">
      {STEPS.map((step, index) => {
        const missing = missingIn(type, step, values).length;
        return (
          <li key={step}>
            <a href={`#step-${step}`} className="flex min-h-8 items-center gap-2 underline-offset-4 hover:underline">
              <span
                className={`grid size-6 place-items-center rounded-full text-xs font-medium ${missing === 0 ? 'bg-pine-soft text-pine' : 'bg-sunken text-ink'}`}
              >
                {missing === 0 ? <Icon of={Check} className="size-4" /> : index + 1}
              </span>
              <span>
                <span className="block font-medium">
                  <FormattedMessage id={`quotes.step.${step}`} />
                </span>
                <span className="text-ink-soft">
                  <FormattedMessage id="quotes.step.missing" values={{ count: missing }} />
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
