import { TriangleAlert } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';

/** A mailed link that was used, is too old or was cut off. */
export function DeadLink({ again }: { again: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex gap-3 rounded-lg bg-danger-soft p-5">
      <Icon of={TriangleAlert} className="mt-0.5 size-6 shrink-0 text-danger" />
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          <FormattedMessage id="account.deadLink.title" />
        </h2>
        <p>
          <FormattedMessage id="account.deadLink.text" />
        </p>
        <p className="mt-2">{again}</p>
      </div>
    </div>
  );
}
