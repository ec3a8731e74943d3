import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export const Newsletter = ({ form }: { form: ReactNode }) => (
  <section className="mt-16 -mb-8 border-t border-line bg-surface md:mt-24">
    <div className="page-width grid gap-x-16 gap-y-6 py-12 md:grid-cols-2 md:py-16">
      <div>
        <h2>
          <FormattedMessage id="home.news.title" />
        </h2>
        <p className="mt-3 max-w-[52ch] text-ink-soft">
          <FormattedMessage id="home.news.text" />
        </p>
      </div>
      {form}
    </div>
  </section>
);
