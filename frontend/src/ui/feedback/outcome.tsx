import { CircleCheck } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../display/icon.js';

interface OutcomeProps {
  title: ReactNode;
  text: ReactNode;
  /** What to do next. */
  children?: ReactNode;
}

/** Takes a form's place when it has done its work; the focus follows, so that it is read out. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex gap-3 rounded-lg bg-pine-soft p-5">
      <Icon of={CircleCheck} className="mt-0.5 size-6 shrink-0 text-pine" />
      <div className="grid min-w-0 gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="wrap-anywhere">{text}</p>
        {children && <p className="mt-2">{children}</p>}
      </div>
    </div>
  );
}
