import { Minus, Plus } from 'lucide';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../display/icon.js';

interface StepperProps {
  label: ReactNode;
  /** The label once more as text, for the names of the two buttons. */
  name: string;
  hint?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  least?: number;
  most?: number;
}

const side =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong not-aria-disabled:hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-soft';

/** A small number with one button for less and one for more. At an end the button stays: a disabled one loses the focus. */
export function Stepper({ label, name, hint, value, onChange, least = 0, most = 99 }: StepperProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex items-center justify-between gap-4 py-2">
      <div>
        <span id={id} className="font-medium">
          {label}
        </span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </div>
      <div className="flex items-center gap-2">
        <button
          type="button"
          className={side}
          aria-disabled={value <= least || undefined}
          aria-label={intl.formatMessage({ id: 'common.stepper.less' }, { name })}
          onClick={() => value > least && onChange(value - 1)}
        >
          <Icon of={Minus} />
        </button>
        <output aria-live="polite" className="min-w-8 text-center tabular-nums">
          {intl.formatNumber(value)}
        </output>
        <button
          type="button"
          className={side}
          aria-disabled={value >= most || undefined}
          aria-label={intl.formatMessage({ id: 'common.stepper.more' }, { name })}
          onClick={() => value < most && onChange(value + 1)}
        >
          <Icon of={Plus} />
        </button>
      </div>
    </div>
  );
}
