import { FormattedMessage } from 'react-intl';
import { Plate } from '../../shared/cms/chapter-opening.js';
import { useReady } from '../../layout/navigation.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Chapter, usePage } from './chapter.js';
import { Figures } from './figures.js';

const onward = [
  { to: '/tours', text: 'cms-pages.about.tours' },
  { to: '/author', text: 'cms-pages.about.guides' },
  { to: '/contact', text: 'cms-pages.about.contact' },
] as const;

export function AboutPage() {
  const entry = usePage('about');
  const ready = useReady(onward);
  if (!entry) return null;
  return (
    <Chapter
      entry={entry}
      kicker="cms-pages.about.kicker"
      plate={<Plate image={entry.wideImage ?? entry.image} category="private-tour" />}
      opens
      margin={
        <section aria-labelledby="figures">
          <h2 id="figures" className="mb-4 text-xl">
            <FormattedMessage id="cms-pages.figures.title" />
          </h2>
          <Figures className="sm:grid-cols-2 sm:max-lg:*:last:odd:col-span-2 lg:grid-cols-1" />
        </section>
      }
    >
      <div className="mt-14 flex flex-wrap gap-3 border-t-2 border-ink pt-6">
        {ready.map(({ to, text }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'secondary'}>
            <FormattedMessage id={text} />
          </ButtonLink>
        ))}
      </div>
    </Chapter>
  );
}
