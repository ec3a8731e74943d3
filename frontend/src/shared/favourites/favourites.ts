import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import { useApi } from '../../api/use-api.js';

/** The smallest list that names the favourites of who is signed in. */
export const findFavourites = async (api: Api): Promise<readonly string[]> =>
  (await readApi(api, '/api/tours', { size: 1 })).favouriteTours;

/** However often it is said. */
export const markFavourite = (api: Api, tourId: string, userId: string, favourite: boolean) =>
  writeApi(api, 'PUT /api/tour/{id}/user-favourite/{userId}', { params: { id: tourId, userId, favourite } });

/** Whose favourite the tour is to be, or no longer: known at the click, which may come before the page knows who is there. */
interface Marking {
  readonly userId: string;
  readonly favourite: boolean;
}

const keyOf = (userId: string | undefined) => ['favourites', userId] as const;

/** Whether a tour is one of somebody's favourites, as far as that is known, and the change of it. Of nobody's it asks nothing. */
export function useFavourite(tourId: string, userId: string | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(userId),
    queryFn: () => findFavourites(api),
    enabled: userId !== undefined,
  });
  const mark = useMutation({
    mutationFn: (marking: Marking) => markFavourite(api, tourId, marking.userId, marking.favourite),
    onSuccess: async ({ favourite }, { userId: whose }) => {
      const key = keyOf(whose);
      // A list that is still on its way would not know of the change.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<readonly string[]>(key, (ids) => {
        const others = ids?.filter((id) => id !== tourId);
        return favourite && others ? [tourId, ...others] : others;
      });
      void client.invalidateQueries({ queryKey: key });
      // The list that is being looked at keeps what was unmarked, so that it can be marked again.
      void client.invalidateQueries({ queryKey: [`/api/user/${whose}/favourite-tours`], refetchType: 'none' });
    },
  });
  return { isFavourite: data?.includes(tourId) ?? false, mark };
}
