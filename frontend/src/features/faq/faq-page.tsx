import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { plainText } from '../../shared/cms/plain-text.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { PageHead } from '../../ui/display/page-head.js';
import { posterPath } from '../../ui/display/poster.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { FaqSearch } from './faq-search.js';
import { Question } from './question.js';
import { chaptersOf, type Chapter } from './questions.js';
import { useQuestions } from './use-questions.js';
import { useSoughtInAddress } from './use-sought-in-address.js';

const route = getRouteApi('/$lang/$currency/faq');

/** So few answers are read faster than they are opened. */
const FEW = 3;

const structured = (questions: readonly CmsEntry[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
  })),
});

function openQuestion(id: string): void {
  const answer = id ? document.getElementById(id) : null;
  const question = answer?.closest('details');
  // Open on arrival, or opened by the reader: the browser has gone there.
  if (!question || question.open) return;
  question.open = true;
  answer?.scrollIntoView({ block: 'start' });
}

/** The question that the address points at is open, also when it is pointed at anew. */
function useOpenQuestion(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => openQuestion(hash), [hash]);
}

const topicName = (topic: Chapter['topic']) => <FormattedMessage id={`faq.topic.${topic ?? 'other'}`} />;
const idOf = ({ topic }: Chapter): string => `topic-${topic ?? 'other'}`;

const Topics = ({ chapters }: { chapters: readonly Chapter[] }) => {
  const label = useIntl().formatMessage({ id: 'faq.topics' });
  return (
    <nav aria-label={label} className="self-start lg:sticky lg:top-24">
      <ol className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-l lg:border-line">
        {chapters.map((chapter) => (
          <li key={idOf(chapter)}>
            <a
              href={`#${idOf(chapter)}`}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm hover:border-ink lg:rounded-none lg:border-0 lg:ps-5 lg:text-ink-soft lg:hover:text-ink lg:hover:underline"
            >
              {topicName(chapter.topic)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Nothing = () => (
  <EmptyState
    title={<FormattedMessage id="faq.none.title" />}
    action={
      <ButtonLink to="/contact?reason=other">
        <FormattedMessage id="faq.ask" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="faq.none.text" />
  </EmptyState>
);

const StillOpen = () => (
  <section className="mt-16 flex flex-wrap items-center justify-between gap-6 border-t-2 border-ink pt-6">
    <div>
      <h2 className="text-2xl">
        <FormattedMessage id="faq.open.title" />
      </h2>
      <p className="mt-1 max-w-[50ch] text-ink-soft">
        <FormattedMessage id="faq.open.text" />
      </p>
    </div>
    <ButtonLink to="/contact">
      <FormattedMessage id="faq.ask" />
    </ButtonLink>
  </section>
);

const Chapters = ({ chapters, unfolded }: { chapters: readonly Chapter[]; unfolded: boolean }) => (
  <div className="grid gap-14">
    {chapters.map((chapter) => (
      <section key={idOf(chapter)} aria-labelledby={idOf(chapter)}>
        <h2 id={idOf(chapter)} className="border-b-2 border-ink pb-3 text-2xl">
          {topicName(chapter.topic)}
        </h2>
        {chapter.questions.map((question) => (
          <Question key={question.slug} question={question} unfolded={unfolded} />
        ))}
      </section>
    ))}
  </div>
);

export function FaqPage() {
  const intl = useIntl();
  const { q = '' } = route.useSearch();
  const [text, setText] = useState(q);
  const { all, found, isNear, isSearching } = useQuestions(text);
  const chapters = chaptersOf(found, text.trim() !== '');
  useSoughtInAddress(text);
  useOpenQuestion();
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'faq.title' })}
        description={intl.formatMessage({ id: 'faq.lead' })}
        about={intl.formatMessage({ id: 'faq.title' })}
        image={posterPath('hero', 'faq', 'share')}
        noindex={q !== ''}
        jsonLd={[structured(all)]}
      />
      <div className="mb-10 grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <ChapterOpening
          kicker={<FormattedMessage id="faq.kicker" />}
          title={<FormattedMessage id="faq.title" />}
          lead={<FormattedMessage id="faq.lead" />}
        />
        <FaqSearch text={text} onText={setText} found={found.length} isNear={isNear} isSearching={isSearching} />
      </div>
      {chapters.length === 0 ? (
        (isSearching && <Skeleton className="h-96" />) || <Nothing />
      ) : (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Topics chapters={chapters} />
          <Chapters chapters={chapters} unfolded={text.trim() !== '' && found.length <= FEW} />
        </div>
      )}
      {chapters.length > 0 && <StillOpen />}
    </div>
  );
}
