import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import { useApi } from '../../api/use-api.js';
import { keepFavourite, keptFavourites } from './kept-favourites.js';

/** The smallest list that names the person's favourites. */
export const findFavourites = async (api: Api): Promise<readonly string[]> =>
  (await readApi(api, '/api/tours', { size: 1 })).favouriteTours;

/** Safe to repeat. */
export const markFavourite = (api: Api, tourId: string, userId: string, favourite: boolean) =>
  writeApi(api, 'PUT /api/tour/{id}/user-favourite/{userId}', { params: { id: tourId, userId, favourite } });

/**
 * A change of a tour's mark, with its owner: a visitor's marks are in the browser. The owner is read at the click, which
 * may come before the page knows the session.
 */
interface Marking {
  readonly userId: string | undefined;
  readonly favourite: boolean;
}

const keyOf = (userId: string | undefined) => ['favourites', userId] as const;

/** Whether a tour is a favourite of the person or the visitor, as far as this is known, and the function that changes it. */
export function useFavourite(tourId: string, userId: string | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(userId),
    queryFn: () => (userId === undefined ? keptFavourites() : findFavourites(api)),
  });
  const mark = useMutation({
    mutationFn: async ({ userId: whose, favourite }: Marking) => {
      if (whose === undefined) keepFavourite(tourId, favourite);
      else await markFavourite(api, tourId, whose, favourite);
    },
    onSuccess: async (_, { userId: whose, favourite }) => {
      const key = keyOf(whose);
      // A running request for the list does not contain the change.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<readonly string[]>(key, (ids) => {
        const others = ids?.filter((id) => id !== tourId);
        return favourite && others ? [tourId, ...others] : others;
      });
      void client.invalidateQueries({ queryKey: key });
      // The list on screen keeps unmarked tours, so that they can be marked again.
      void client.invalidateQueries({ queryKey: [`/api/user/${whose}/favourite-tours`], refetchType: 'none' });
    },
  });
  return { isFavourite: data?.includes(tourId) ?? false, isFirst: data?.length === 0, mark };
}
