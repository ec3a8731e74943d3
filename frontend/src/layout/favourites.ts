import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.js';
import { useApi } from '../api/use-api.js';

interface Answer {
  readonly favouriteTours: readonly string[];
}

/** The smallest list that names the favourites of who is signed in. */
export const findFavourites = async (api: Api): Promise<readonly string[]> =>
  (await api.get<Answer>('/api/tours', { size: 1 })).favouriteTours;

/** However often it is said. */
export const markFavourite = (
  api: Api,
  tourId: string,
  userId: string,
  favourite: boolean,
): Promise<{ favourite: boolean }> =>
  api.send('PUT', `/api/tour/${tourId}/user-favourite/${userId}`, undefined, { query: { favourite } });

/** Whether a tour is one of somebody's favourites, as far as that is known, and the change of it. */
export function useFavourite(tourId: string, userId: string) {
  const api = useApi();
  const client = useQueryClient();
  const key = ['favourites', userId] as const;
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => findFavourites(api),
  });
  const isFavourite = data?.includes(tourId) ?? false;
  const toggle = useMutation({
    mutationFn: () => markFavourite(api, tourId, userId, !isFavourite),
    onSuccess: async ({ favourite }) => {
      // A list that is still on its way would not know of the change.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<readonly string[]>(key, (ids) => {
        const others = ids?.filter((id) => id !== tourId);
        return favourite && others ? [tourId, ...others] : others;
      });
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: [`/api/user/${userId}/favourite-tours`] });
    },
  });
  return { isFavourite, toggle };
}
