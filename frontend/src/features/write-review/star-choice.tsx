import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RadioGroup } from '../../ui/form/checkbox.js';

const STARS = [5, 4, 3, 2, 1] as const;

interface StarChoiceProps extends Omit<ComponentProps<typeof RadioGroup>, 'options'> {
  /** The last choice: no stars at all. */
  none?: ReactNode;
}

const Drawn = ({ count }: { count: number }) => (
  <span aria-hidden="true" className="me-3 tracking-widest text-sun">
    {'★'.repeat(count)}
    <span className="text-line-strong">{'★'.repeat(5 - count)}</span>
  </span>
);

/** One to five stars, each with its words. */
export const StarChoice = ({ none, ...group }: StarChoiceProps) => (
  <RadioGroup
    {...group}
    options={[
      ...STARS.map((count) => ({
        value: String(count),
        label: (
          <>
            <Drawn count={count} />
            <FormattedMessage id={`write-review.stars.${count}`} />
          </>
        ),
      })),
      ...(none ? [{ value: '', label: none }] : []),
    ]}
  />
);
