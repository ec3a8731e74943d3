import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReturnedForm } from '../../api/returned-form.js';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import { cmsEntriesQuery } from '../../shared/cms/cms.api.js';
import { CmsText } from '../../shared/cms/cms-text.js';
import { useSite } from '../../i18n/site.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { PageHead } from '../../ui/display/page-head.js';
import { MailedStep, StepDone } from './mailed-step.js';
import { SubscriptionForm } from './subscription-form.js';

const route = getRouteApi('/$lang/$currency/subscription');

function Step() {
  const { confirm, leave, sent } = route.useSearch();
  if (sent === 'confirm' || sent === 'leave') return <StepDone kind={sent} />;
  if (sent !== undefined) {
    return (
      <Outcome
        title={<FormattedMessage id="subscription.sent.title" />}
        text={<FormattedMessage id="subscription.sent.noted" />}
      />
    );
  }
  if (confirm !== undefined) return <MailedStep key={confirm} kind="confirm" token={confirm} />;
  if (leave !== undefined) return <MailedStep key={leave} kind="leave" token={leave} />;
  return <SubscriptionForm />;
}

/** A letter on the table: what it holds, and the place for one's address. */
export function SubscriptionPage() {
  const intl = useIntl();
  const { confirm, leave, sent } = route.useSearch();
  const [entry] = useSuspenseQuery(cmsEntriesQuery('page', useSite(), 'subscription')).data;
  const title = entry?.title ?? intl.formatMessage({ id: 'subscription.title' });
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead
        title={title}
        {...(entry ? { description: entry.summary } : {})}
        {...(entry?.shareImage ? { image: entry.shareImage.src } : {})}
        failed={useReturnedForm('/subscription') !== undefined}
        noindex={(confirm ?? leave ?? sent) !== undefined}
      />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid content-start gap-8">
          <ChapterOpening
            kicker={<FormattedMessage id="subscription.title" />}
            title={title}
            {...(entry ? { lead: entry.summary, language: entry.language } : {})}
          />
          {entry && <CmsText html={entry.html} language={entry.language} className="max-lg:hidden" />}
        </div>
        <section
          aria-label={intl.formatMessage({ id: 'subscription.title' })}
          className="relative self-start rounded-lg border border-line bg-surface p-6 pt-12 shadow-low md:p-10 md:pt-14"
        >
          <div
            aria-hidden="true"
            className="absolute start-0 end-3 top-0 h-2 rounded-ss-lg bg-[repeating-linear-gradient(115deg,var(--action)_0_18px,transparent_18px_36px,var(--sky)_36px_54px,transparent_54px_72px)]"
          />
          <Step />
        </section>
        {entry && <CmsText html={entry.html} language={entry.language} className="lg:hidden" />}
      </div>
    </div>
  );
}
