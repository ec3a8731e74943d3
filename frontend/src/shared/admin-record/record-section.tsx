import type { ReactNode } from 'react';

export interface RecordFact {
  readonly name: ReactNode;
  readonly value: ReactNode;
}

export const Facts = ({ facts }: { facts: readonly RecordFact[] }) => (
  <dl className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-4 text-sm sm:grid-cols-2">
    {facts.map(({ name, value }, index) => (
      <div key={index} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-2">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="min-w-0 wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

interface RecordSectionProps {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export const RecordSection = ({ title, aside, children }: RecordSectionProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="font-sans text-base font-semibold">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
