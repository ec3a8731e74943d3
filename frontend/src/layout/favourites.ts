import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.js';
import { useApi } from '../api/use-api.js';

interface Answer {
  readonly favouriteTours: readonly string[];
}

/** The smallest list that names the favourites of who is signed in. */
export const findFavourites = async (api: Api): Promise<readonly string[]> =>
  (await api.get<Answer>('/api/tours', { size: 1 })).favouriteTours;

export const toggleFavourite = (api: Api, tourId: string, userId: string): Promise<{ favourite: boolean }> =>
  api.send('PUT', `/api/tour/${tourId}/user-favourite/${userId}`);

/** Whether a tour is one of somebody's favourites, and the change of it; undefined until that is known. */
export function useFavourite(tourId: string, userId: string) {
  const api = useApi();
  const client = useQueryClient();
  const key = ['favourites', userId] as const;
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => findFavourites(api),
  });
  const toggle = useMutation({
    mutationFn: () => toggleFavourite(api, tourId, userId),
    onSuccess: ({ favourite }) => {
      client.setQueryData<readonly string[]>(key, (ids = []) =>
        favourite ? [tourId, ...ids] : ids.filter((id) => id !== tourId),
      );
      void client.invalidateQueries({ queryKey: [`/api/user/${userId}/favourite-tours`] });
    },
  });
  return data && { isFavourite: data.includes(tourId), toggle };
}
