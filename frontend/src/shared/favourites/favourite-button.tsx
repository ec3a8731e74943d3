import { Heart } from 'lucide';
import { useIntl } from 'react-intl';
import { currentSession, useSession } from '../../session/session.js';
import { Icon } from '../../ui/display/icon.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { useFavourite } from './favourites.js';

interface Props {
  readonly tour: { readonly id: string; readonly name: string };
}

/**
 * The heart on a tour's picture. A visitor's marks stay in the browser; the first one says so. The button element stays
 * when the session becomes known, so that an earlier click reaches it (ssr/early-input.ts).
 */
export function FavouriteButton({ tour }: Props) {
  const intl = useIntl();
  const { isFavourite, isFirst, mark } = useFavourite(tour.id, useSession()?.user.uuid);
  const click = (): void => {
    if (mark.isPending) return;
    const userId = currentSession()?.user.uuid;
    const onError = () => showToast(intl.formatMessage({ id: 'common.error.short' }));
    const onSuccess = () => {
      if (userId === undefined && isFirst) showToast(intl.formatMessage({ id: 'layout.favourite.kept' }));
    };
    mark.mutate({ userId, favourite: !isFavourite }, { onError, onSuccess });
  };
  return (
    <button
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
