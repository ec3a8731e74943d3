import { getRouteApi } from '@tanstack/react-router';
import { Mail } from 'lucide';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReturnedForm } from '../../api/returned-form.js';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import { useReady, type Destination } from '../../layout/navigation.js';
import { TEAM_EMAIL } from '../../shared/team-mail/team-email.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { PageHead } from '../../ui/display/page-head.js';
import { posterPath } from '../../ui/display/poster.js';
import { ContactForm, placeOf } from './contact-form.js';

const route = getRouteApi('/$lang/$currency/contact');

const shortcuts: readonly (Destination & { readonly hint: string })[] = [
  { to: '/find-booking', text: 'contact.first.booking', hint: 'contact.first.booking.hint' },
  { to: '/faq', text: 'contact.first.faq', hint: 'contact.first.faq.hint' },
  { to: '/travel-agents', text: 'contact.first.agents', hint: 'contact.first.agents.hint' },
  { to: '/recruitment', text: 'contact.first.guides', hint: 'contact.first.guides.hint' },
];

function Shortcuts() {
  const ready = useReady(shortcuts);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ready.map(({ to, text, hint }) => (
        <li key={to} className="group relative py-4">
          <Link
            to={to}
            className="font-medium text-ink underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            <FormattedMessage id={text} />
          </Link>
          <p className="text-sm text-ink-soft">
            <FormattedMessage id={hint} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const ByMail = () => (
  <p className="flex gap-3">
    <Icon of={Mail} className="mt-1 size-5 text-action-text" />
    <span>
      <FormattedMessage
        id="contact.byMail"
        values={{
          email: (
            <a
              href={`mailto:${TEAM_EMAIL}`}
              className="font-medium wrap-anywhere text-sky underline underline-offset-4"
            >
              {TEAM_EMAIL}
            </a>
          ),
        }}
      />
    </span>
  </p>
);

function ContactMessage() {
  const { sent, ...preset } = route.useSearch();
  const [sentFrom, setSentFrom] = useState<string>();
  if (sentFrom === undefined && !sent) {
    // Another address is another message, with questions of its own.
    return <ContactForm key={placeOf(preset)} preset={preset} onSent={setSentFrom} />;
  }
  return (
    <Outcome
      title={<FormattedMessage id="contact.sent.title" />}
      text={
        sentFrom === undefined ? (
          <FormattedMessage id="contact.sent.noted" />
        ) : (
          <FormattedMessage id="contact.sent.text" values={{ email: <strong>{sentFrom}</strong> }} />
        )
      }
    >
      {sentFrom === undefined ? (
        <ButtonLink to="/contact" look="secondary">
          <FormattedMessage id="contact.sent.again" />
        </ButtonLink>
      ) : (
        <Button look="secondary" onClick={() => setSentFrom(undefined)}>
          <FormattedMessage id="contact.sent.again" />
        </Button>
      )}
    </Outcome>
  );
}

export function ContactPage() {
  const intl = useIntl();
  const { sent } = route.useSearch();
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'contact.title' })}
        description={intl.formatMessage({ id: 'contact.lead' })}
        image={posterPath('hero', 'contact', 'share')}
        failed={useReturnedForm('/contact') !== undefined}
        noindex={sent !== undefined}
      />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <div className="grid content-start gap-8">
          <ChapterOpening
            kicker={<FormattedMessage id="contact.kicker" />}
            title={<FormattedMessage id="contact.title" />}
            lead={<FormattedMessage id="contact.lead" />}
          />
          <section aria-labelledby="first" className="max-lg:hidden">
            <h2 id="first" className="mb-3 text-xl">
              <FormattedMessage id="contact.first.title" />
            </h2>
            <Shortcuts />
          </section>
          <div className="max-lg:hidden">
            <ByMail />
          </div>
        </div>
        <section
          aria-label={intl.formatMessage({ id: 'contact.form' })}
          className="self-start rounded-lg border-t-4 border-action bg-surface p-5 shadow-low md:p-8"
        >
          <ContactMessage />
        </section>
        <section aria-labelledby="first-below" className="grid gap-6 lg:hidden">
          <h2 id="first-below" className="text-xl">
            <FormattedMessage id="contact.first.title" />
          </h2>
          <Shortcuts />
          <ByMail />
        </section>
      </div>
    </div>
  );
}
