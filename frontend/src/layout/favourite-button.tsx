import { useRouter } from '@tanstack/react-router';
import { Heart } from 'lucide';
import { useIntl } from 'react-intl';
import { useSession } from '../session/session.js';
import { Icon } from '../ui/icon.js';
import { showToast } from '../ui/toast-store.js';
import { useGo } from '../ui/use-go.js';
import { useFavourite } from './favourites.js';
import { useExpectedFocus, wantFavourite, type WantedTour } from './wanted-favourite.js';

interface Props {
  readonly tour: WantedTour;
}

interface HeartProps extends Props {
  isPressed: boolean;
  onClick: () => void;
}

const HeartButton = ({ tour, isPressed, onClick }: HeartProps) => (
  <button
    ref={useExpectedFocus(tour.id)}
    type="button"
    data-favourite={tour.id}
    aria-pressed={isPressed}
    aria-label={useIntl().formatMessage({ id: 'layout.favourite' }, { tour: tour.name })}
    className="absolute end-3 top-3 z-10 grid size-11 cursor-pointer place-items-center rounded-full bg-surface text-ink shadow-low hover:text-action-text noscript:hidden"
    onClick={onClick}
  >
    <Icon of={Heart} className={`size-5 ${isPressed ? 'fill-action text-action' : ''}`} />
  </button>
);

/** Stands on a tour's picture. Who is not signed in does that first, and comes back to a tour that is marked. */
export function FavouriteButton({ tour }: Props) {
  const userId = useSession()?.user.uuid;
  return userId === undefined ? <VisitorsHeart tour={tour} /> : <OwnHeart tour={tour} userId={userId} />;
}

function VisitorsHeart({ tour }: Props) {
  const router = useRouter();
  const go = useGo();
  const click = (): void => {
    const page = router.state.location.href;
    wantFavourite(tour, page);
    void go(`/login?next=${encodeURIComponent(page)}`);
  };
  return <HeartButton tour={tour} isPressed={false} onClick={click} />;
}

function OwnHeart({ tour, userId }: Props & { userId: string }) {
  const intl = useIntl();
  const { isFavourite, toggle } = useFavourite(tour.id, userId);
  const click = (): void => {
    if (toggle.isPending) return;
    toggle.mutate(undefined, { onError: () => showToast(intl.formatMessage({ id: 'common.error.short' })) });
  };
  return <HeartButton tour={tour} isPressed={isFavourite} onClick={click} />;
}
