import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Section } from './section.js';

const steps = [
  { key: 'choose', title: 'home.how.choose.title', text: 'home.how.choose.text' },
  { key: 'time', title: 'home.how.time.title', text: 'home.how.time.text' },
  { key: 'meet', title: 'home.how.meet.title', text: 'home.how.meet.text' },
] as const;

export const HowItWorks = () => (
  <Section title="home.how.title" className="deferred [--about:37rem] md:[--about:15rem]">
    <ol className="grid gap-8 md:grid-cols-3">
      {steps.map(({ key, title, text }, index) => (
        <li key={key} className="border-t-2 border-ink pt-4">
          <span aria-hidden="true" className="font-serif text-4xl text-action-text">
            <FormattedNumber value={index + 1} />
          </span>
          <h3 className="mt-1 text-xl">
            <FormattedMessage id={title} />
          </h3>
          <p className="mt-2 max-w-[44ch] text-ink-soft">
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </ol>
  </Section>
);
