import { Heart } from 'lucide';
import { useIntl } from 'react-intl';
import { useSession } from '../session/session.js';
import { Icon } from '../ui/icon.js';
import { showToast } from '../ui/toast-store.js';
import { useFavourite } from './favourites.js';

interface Props {
  readonly tour: { readonly id: string; readonly name: string };
}

/** Stands on a tour's picture, for who is signed in. */
export function FavouriteButton({ tour }: Props) {
  const userId = useSession()?.user.uuid;
  return userId === undefined ? null : <OwnFavouriteButton tour={tour} userId={userId} />;
}

function OwnFavouriteButton({ tour, userId }: Props & { userId: string }) {
  const intl = useIntl();
  const favourite = useFavourite(tour.id, userId);
  if (!favourite) return null;
  const { isFavourite, toggle } = favourite;
  const click = (): void => {
    if (toggle.isPending) return;
    toggle.mutate(undefined, { onError: () => showToast(intl.formatMessage({ id: 'common.error.short' })) });
  };
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'layout.favourite' }, { tour: tour.name })}
      className="absolute end-3 top-3 z-10 grid size-11 cursor-pointer place-items-center rounded-full bg-surface text-ink shadow-low hover:text-action-text"
      onClick={click}
    >
      <Icon of={Heart} className={`size-5 ${isFavourite ? 'fill-action text-action' : ''}`} />
    </button>
  );
}
