import { CalendarCheck, HandCoins, MailQuestion, MessageCircleReply, Users } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Icon } from '../../ui/display/icon.js';
import { PageHead } from '../../ui/display/page-head.js';
import { Poster, posterPath } from '../../ui/display/poster.js';

const stations = [
  { key: 'asked', icon: MailQuestion },
  { key: 'answer', icon: MessageCircleReply },
  { key: 'prepare', icon: CalendarCheck },
  { key: 'day', icon: Users },
  { key: 'paid', icon: HandCoins },
] as const;

/** One mission from the question to the money, drawn as a way with five stations. */
const Way = () => (
  <ol className="grid">
    {stations.map(({ key, icon }) => (
      <li key={key} className="group grid grid-cols-[3rem_1fr] gap-x-5 md:grid-cols-[11rem_3rem_1fr]">
        <p className="pt-2.5 text-end text-sm font-medium text-action-text max-md:hidden">
          <FormattedMessage id={`cms-pages.guide.${key}.when`} />
        </p>
        <div className="flex flex-col items-center">
          <span className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-action bg-paper text-action-text">
            <Icon of={icon} className="size-6" />
          </span>
          <span className="w-0.5 grow bg-line-strong forced-colors:bg-system-ink group-last:hidden" />
        </div>
        <div className="pt-1.5 pb-12 group-last:pb-0">
          <p className="text-sm font-medium text-action-text md:hidden">
            <FormattedMessage id={`cms-pages.guide.${key}.when`} />
          </p>
          <h2 className="text-2xl">
            <FormattedMessage id={`cms-pages.guide.${key}.title`} />
          </h2>
          <p className="mt-2 max-w-[54ch] text-ink-soft">
            <FormattedMessage id={`cms-pages.guide.${key}.text`} />
          </p>
        </div>
      </li>
    ))}
  </ol>
);

/** What working with us is like, for who thinks of becoming a guide. */
export function ForGuidesPage() {
  const intl = useIntl();
  return (
    <div className="pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'cms-pages.guide.title' })}
        description={intl.formatMessage({ id: 'cms-pages.guide.lead' })}
        image={posterPath('hero', 'guide', 'share')}
      />
      <Poster
        kind="category"
        slug="excursion"
        format="wide"
        alt=""
        first
        className="aspect-[5/2] w-full md:mx-auto md:mt-6 md:w-[calc(100%-4rem)] md:max-w-[74rem] md:rounded-lg"
      />
      <div className="page-width pt-10">
        <div className="mb-12 md:mb-16">
          <ChapterOpening
            kicker={<FormattedMessage id="cms-pages.guide.kicker" />}
            title={<FormattedMessage id="cms-pages.guide.title" />}
            lead={<FormattedMessage id="cms-pages.guide.lead" />}
          />
        </div>
        <Way />
        <div className="mt-16 flex flex-wrap gap-3 border-t-2 border-ink pt-6">
          <ButtonLink to="/recruitment">
            <FormattedMessage id="layout.nav.recruitment" />
          </ButtonLink>
          <ButtonLink to="/faq#topic-guides" look="secondary">
            <FormattedMessage id="cms-pages.toFaq" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
