import { useRouter } from '@tanstack/react-router';
import { Heart } from 'lucide';
import { useIntl } from 'react-intl';
import { currentSession, useSession } from '../../session/session.js';
import { Icon } from '../../ui/display/icon.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { useFavourite } from './favourites.js';
import { useExpectedFocus, wantFavourite, type TourSearch } from './wanted-favourite.js';

interface Props {
  readonly tour: TourSearch;
}

/**
 * The heart on a tour's picture. A guest signs in first and returns to a marked tour. The button element stays when the
 * session becomes known, so that an earlier click reaches it (ssr/early-input.ts).
 */
export function FavouriteButton({ tour }: Props) {
  const intl = useIntl();
  const signIn = useSignInFor(tour);
  const { isFavourite, mark } = useFavourite(tour.id, useSession()?.user.uuid);
  const click = (): void => {
    const userId = currentSession()?.user.uuid;
    if (userId === undefined) return signIn();
    if (mark.isPending) return;
    const onError = () => showToast(intl.formatMessage({ id: 'common.error.short' }));
    mark.mutate({ userId, favourite: !isFavourite }, { onError });
  };
  return (
    <button
      ref={useExpectedFocus(tour.id)}
      type="button"
      data-favourite={tour.id}
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'layout.favourite' }, { tour: tour.name })}
      className="absolute end-3 top-3 z-10 grid size-11 cursor-pointer place-items-center rounded-full bg-surface text-ink shadow-low hover:text-action-text noscript:hidden"
      onClick={click}
    >
      <Icon of={Heart} className={`size-5 ${isFavourite ? 'fill-action text-action' : ''}`} />
    </button>
  );
}

function useSignInFor(tour: TourSearch): () => void {
  const router = useRouter();
  const go = useGo();
  return () => {
    const page = router.state.location.href;
    wantFavourite(tour, page);
    void go(`/login?next=${encodeURIComponent(page)}`);
  };
}
