import { FormattedMessage } from 'react-intl';
import { Durations } from '../../ui/date-time.js';
import { Link } from '../../ui/link.js';
import { MoneyText } from '../../ui/money.js';
import { Picture } from '../../ui/poster.js';
import { Rating } from '../../ui/rating.js';
import { TitleText } from '../../ui/title-text.js';
import { textLink } from '../../ui/text-link.js';
import type { FeaturedTour } from './home.api.js';
import { Section } from './section.js';

/** Whole rows of two and of three; fewer on a telephone. */
const SHOWN = 12;

const Tour = ({ tour }: { tour: FeaturedTour }) => (
  <li className="flex flex-col max-sm:nth-[n+7]:hidden overflow-hidden rounded-lg border border-line bg-surface">
    <Picture image={tour.image} decorative className="aspect-[4/3] w-full" />
    <div className="flex flex-1 flex-col gap-2 p-5">
      <p className="flex justify-between gap-x-4 text-sm text-ink-soft">
        <span>
          {tour.city.name} · <Durations minutes={tour.durations} />
        </span>
        <Rating value={tour.rating} reviews={tour.reviewCount} />
      </p>
      <h3 className="text-xl">
        <Link to={`/tour/${tour.slug}`} className="underline-offset-4 hover:underline">
          <TitleText of={tour.name} />
        </Link>
      </h3>
      <p className="mt-auto pt-2">
        <FormattedMessage
          id={tour.priceUnit === 'per-group' ? 'home.tours.from.group' : 'home.tours.from.person'}
          values={{
            price: <MoneyText value={tour.fromPrice} />,
            strong: (text) => <strong className="font-semibold">{text}</strong>,
            small: (text) => <span className="text-sm text-ink-soft">{text}</span>,
          }}
        />
      </p>
    </div>
  </li>
);

export const FeaturedTours = ({ tours }: { tours: readonly FeaturedTour[] }) => (
  <Section
    title="home.tours.title"
    className="deferred [--about:181rem] md:[--about:121rem]"
    more={
      <Link to="/tours" className={textLink}>
        <FormattedMessage id="home.tours.all" />
      </Link>
    }
  >
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tours.slice(0, SHOWN).map((tour) => (
        <Tour key={tour.id} tour={tour} />
      ))}
    </ul>
  </Section>
);
