import { Check } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';

interface StepFrameProps {
  number: 1 | 2 | 3;
  state: 'done' | 'now' | 'ahead';
  /** In a few words what a finished step holds. */
  summary?: ReactNode;
  /** Where a finished step is changed. */
  changeAt?: string;
  children?: ReactNode;
}

/** One of the three steps: open, finished and folded up, or still ahead. */
export function StepFrame({ number, state, summary, changeAt, children }: StepFrameProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `checkout.step.${number}` });
  const heading = useFocusWhenOpened(state === 'now' && number > 1);
  return (
    <section
      aria-current={state === 'now' ? 'step' : undefined}
      className={`rounded-lg border p-5 max-xs:p-3 md:p-7 ${state === 'now' ? 'border-line bg-surface' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StepMark number={number} state={state} />
        <h2 ref={heading} tabIndex={-1} className={`text-xl outline-none ${state === 'ahead' ? 'text-ink-soft' : ''}`}>
          {title}
        </h2>
        {state === 'done' && changeAt && (
          <Link
            to={changeAt}
            aria-label={intl.formatMessage({ id: 'checkout.step.changeName' }, { step: title })}
            className={`ms-auto inline-flex min-h-8 items-center ${textLink}`}
          >
            <FormattedMessage id="checkout.step.change" />
          </Link>
        )}
      </div>
      {state === 'done' && summary && (
        <div className="mt-3 text-ink-soft md:ps-11 [:lang(ja)_&]:[word-break:auto-phrase]">{summary}</div>
      )}
      {state === 'now' && <div className="mt-6">{children}</div>}
    </section>
  );
}

const StepMark = ({ number, state }: { number: number; state: StepFrameProps['state'] }) => (
  <span
    aria-hidden="true"
    className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${
      state === 'done'
        ? 'bg-pine text-on-pine forced-colors:border'
        : state === 'now'
          ? 'bg-action text-on-action forced-colors:chosen'
          : 'border border-line-strong text-ink-soft'
    }`}
  >
    {state === 'done' ? <Icon of={Check} className="size-4" /> : number}
  </span>
);

/** Who goes on is taken to the beginning of the next step. */
function useFocusWhenOpened(isOpened: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  return heading;
}
