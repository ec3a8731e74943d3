import { useSuspenseQuery } from '@tanstack/react-query';
import { Bike, Car, Footprints, Landmark, Mountain, SprayCan, Users, UtensilsCrossed, type IconNode } from 'lucide';
import { useSite } from '../../i18n/site.js';
import { breakable } from '../../i18n/non-breaking-text.js';
import { categoriesQuery } from '../../shared/catalogue/catalogue.api.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { Section } from './section.js';

const drawings: Readonly<Record<string, IconNode>> = {
  'group-tour': Users,
  'street-art-tour': SprayCan,
  'bike-tour': Bike,
  'food-tour': UtensilsCrossed,
  excursion: Mountain,
  'private-car-tour': Car,
  museum: Landmark,
};

export function Categories() {
  const { data } = useSuspenseQuery(categoriesQuery(useSite()));
  return (
    <Section title="home.categories.title">
      <ul className="grid xs:grid-cols-2 gap-3 md:grid-cols-4">
        {data.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={`/tours?categories=${slug}`}
              className="flex h-full flex-col gap-2 rounded-lg border border-line bg-surface p-3 text-[0.9375rem] leading-snug font-medium transition-colors md:flex-row md:items-center md:gap-3 md:p-4 md:text-base duration-150 hover:border-ink"
            >
              <Icon of={drawings[slug] ?? Footprints} className="size-6 text-action-text" />
              <span className="min-w-0 hyphens-auto">{breakable(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
