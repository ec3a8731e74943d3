import { useEffect, useId, useRef, type ReactNode } from 'react';

/** A part of a booking's page that was just opened: it is scrolled to, and takes the focus. */
export function PanelFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-lg border border-line bg-surface p-5 max-xs:p-3 md:p-6">
      <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
