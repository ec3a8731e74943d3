import { FormattedMessage } from 'react-intl';
import { FavouriteButton } from '../../shared/favourites/favourite-button.js';
import { tourPath, type TourSearch } from '../../shared/trip-search/trip-search-params.js';
import { balanced, isLeftOver } from '../../ui/display/balanced.js';
import { Durations } from '../../ui/text/date-time.js';
import { Dotted } from '../../ui/text/dotted.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { Picture } from '../../ui/display/poster.js';
import { Rating } from '../../ui/display/rating.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { TitleText } from '../../ui/text/title-text.js';
import type { View } from './tour-filters.js';
import type { TourCard } from './tours.api.js';

interface PriceProps {
  tour: TourCard;
  people: number;
}

const Price = ({ tour, people }: PriceProps) => (
  <p>
    <FormattedMessage
      id={tour.priceUnit === 'per-group' ? 'tour-list.from.group' : 'tour-list.from.person'}
      values={{
        price: (
          <strong className="text-lg font-semibold">
            <MoneyText value={tour.fromPrice} />
          </strong>
        ),
      }}
    />
    {tour.priceUnit === 'per-person' && people > 1 && (
      <span className="block text-sm text-ink-soft">
        <FormattedMessage
          id="tour-list.from.total"
          values={{ count: people, price: <MoneyText value={tour.totalPrice} /> }}
        />
      </span>
    )}
  </p>
);

const WIDE = { 2: 'xl:grid-cols-2', 3: 'xl:grid-cols-3', 4: 'xl:grid-cols-4' } as const;
const OVER = {
  card: 'sm:max-xl:col-span-2 sm:max-xl:flex-row',
  picture: 'sm:max-xl:w-1/2 sm:max-xl:max-h-80',
} as const;

/**
 * `beside` keeps words from under the heart; `facts` sets the rating below the place, in narrow cards that would else do so
 * here and there; `over` is the last card where two columns leave it alone.
 */
const looks = {
  /** Across the page. */
  page: {
    list: 'grid gap-6 sm:grid-cols-2',
    columns: [3, 4],
    over: OVER,
    card: 'flex flex-col',
    picture: 'aspect-[4/3]',
    text: 'p-5 max-xs:p-3',
    beside: '',
    facts: '',
    summary: 'hidden',
  },
  /** Below other things, and not all of them: on a telephone only the first six. */
  taste: {
    list: 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 max-sm:*:nth-[n+7]:hidden',
    columns: undefined,
    over: { card: 'sm:max-lg:col-span-2 sm:max-lg:flex-row', picture: 'sm:max-lg:w-1/2 sm:max-lg:max-h-80' },
    card: 'flex flex-col',
    picture: 'aspect-[4/3]',
    text: 'p-5 max-xs:p-3',
    beside: '',
    facts: '',
    summary: 'hidden',
  },
  /** Beside the filters. */
  grid: {
    list: 'grid gap-6 sm:grid-cols-2',
    columns: [3, 2],
    over: OVER,
    card: 'flex flex-col',
    picture: 'aspect-[4/3]',
    text: 'p-5 max-xs:p-3',
    beside: '',
    facts: '',
    summary: 'hidden',
  },
  /** A few, across the page. */
  row: {
    list: 'grid gap-4 sm:grid-cols-2 sm:gap-6',
    columns: [4, 3],
    over: OVER,
    card: 'flex flex-col xs:max-sm:grid xs:max-sm:grid-cols-[6.5rem_minmax(0,1fr)]',
    picture: 'aspect-[4/3] xs:max-sm:aspect-auto xs:max-sm:h-full',
    text: 'p-4 max-[22rem]:p-3 sm:p-5',
    beside: 'xs:max-sm:pe-11',
    facts: 'xs:max-sm:flex-col',
    summary: 'hidden',
  },
  list: {
    list: 'grid gap-5',
    columns: undefined,
    over: { card: '', picture: '' },
    card: 'max-xs:flex max-xs:flex-col xs:grid xs:grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[15rem_minmax(0,1fr)]',
    picture: 'max-xs:aspect-[4/3] xs:h-full sm:aspect-[4/3] sm:max-h-56',
    text: 'p-4 max-[22rem]:p-3 sm:p-5',
    beside: 'xs:pe-11',
    facts: 'xs:max-sm:flex-col',
    summary: 'text-ink-soft line-clamp-2 max-sm:hidden',
  },
  /** Below a map. */
  map: {
    list: 'grid gap-3 md:grid-cols-2 md:gap-4',
    columns: [3, 2],
    over: { card: 'md:max-xl:col-span-2', picture: '' },
    card: 'max-xs:flex max-xs:flex-col xs:grid xs:grid-cols-[6.5rem_minmax(0,1fr)]',
    picture: 'max-xs:aspect-[4/3] xs:h-full',
    text: 'p-4 max-[22rem]:p-3',
    beside: 'xs:pe-11',
    facts: 'xs:flex-col',
    summary: 'hidden',
  },
} as const;

type Look = View | 'row' | 'taste' | 'page';

/** Below the first screen. */
const LOW: readonly Look[] = ['row', 'taste'];

/** Names beside a picture have little room on a telephone. */
const BESIDE_PICTURE = 'text-lg sm:text-xl';
const SIZES: Readonly<Record<Look, string>> = {
  page: 'text-xl',
  grid: 'text-xl',
  taste: 'text-xl',
  row: BESIDE_PICTURE,
  list: BESIDE_PICTURE,
  map: 'text-base',
};

function listClass(look: Look, count: number): string {
  const { list, columns } = looks[look];
  return columns ? `${list} ${WIDE[balanced<keyof typeof WIDE>(count, columns)]}` : list;
}

/** One level below what the list stands under. */
type Heading = 'h2' | 'h3';

interface CardProps {
  tour: TourCard;
  view: Look;
  /** In the first screen. */
  first: boolean;
  isOver: boolean;
  heading: Heading;
  wanted: TourSearch | undefined;
}

/** The whole card leads to the tour; its name is the link. */
const Card = ({ tour, view, first, isOver, heading: Name, wanted }: CardProps) => (
  <li
    className={`group relative overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-150 hover:shadow-high ${looks[view].card} ${isOver ? looks[view].over.card : ''}`}
  >
    <Picture
      image={tour.image}
      decorative
      first={first}
      className={`w-full ${looks[view].picture} ${isOver ? looks[view].over.picture : ''}`}
    />
    <FavouriteButton tour={tour} />
    <div className={`flex min-w-0 flex-1 flex-col gap-1.5 ${looks[view].text}`}>
      <p className={`flex justify-between gap-x-3 text-sm text-ink-soft ${looks[view].facts} ${looks[view].beside}`}>
        <Dotted>
          {tour.city.name}
          <span className="whitespace-nowrap">
            {/* The price is that of the duration that was chosen. */}
            <Durations minutes={wanted?.duration ? [wanted.duration] : tour.durations} />
          </span>
        </Dotted>
        {tour.reviewCount > 0 && <Rating value={tour.rating} reviews={tour.reviewCount} />}
      </p>
      <Name className={`${SIZES[view]} ${looks[view].beside}`}>
        <Link
          to={wanted ? tourPath(tour.slug, wanted) : `/tour/${tour.slug}`}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-lg"
        >
          <TitleText of={tour.name} />
        </Link>
      </Name>
      <p className={looks[view].summary}>{tour.summary}</p>
      <div className="mt-auto pt-2">
        <Price tour={tour} people={wanted?.people ?? 1} />
      </div>
    </div>
  </li>
);

const FIRST = 3;

interface TourListProps {
  tours: readonly TourCard[];
  view?: Look;
  heading?: Heading;
  /** For which the list was asked. It goes along to the tours, and what so many pay together is told of those priced per person. */
  wanted?: TourSearch | undefined;
}

export function TourList({ tours, view = 'page', heading = 'h2', wanted }: TourListProps) {
  // One alone is a line, not a grid.
  const look = view === 'page' && tours.length === 1 ? 'list' : view;
  return (
    // Other tours are another list: cards that stand in both would jump from place to place.
    <ul key={tours.map(({ id }) => id).join(' ')} className={listClass(look, tours.length)}>
      {tours.map((tour, index) => (
        <Card
          key={tour.id}
          tour={tour}
          view={look}
          first={!LOW.includes(look) && index < FIRST}
          isOver={isLeftOver(index, tours.length)}
          heading={heading}
          wanted={wanted}
        />
      ))}
    </ul>
  );
}

const SKELETONS = [1, 2, 3, 4, 5, 6];

export const TourListSkeleton = ({ view = 'page' }: { view?: Look }) => (
  <div aria-hidden="true" className={listClass(view, SKELETONS.length)}>
    {SKELETONS.map((each) => (
      <div key={each} className="overflow-hidden rounded-lg border border-line">
        <Skeleton className="aspect-[4/3] w-full" />
        <div className="grid gap-3 p-5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-1/3" />
        </div>
      </div>
    ))}
  </div>
);
