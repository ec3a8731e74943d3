import type { ReactNode } from 'react';

export const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4">
    <h2 lang="en" className="border-b border-line pb-2 text-2xl">
      {title}
    </h2>
    {children}
  </section>
);
