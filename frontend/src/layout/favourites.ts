import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/use-api.js';

interface Answer {
  readonly favouriteTours: readonly string[];
}

/** Whether a tour is one of somebody's favourites, and the change of it; undefined until that is known. */
export function useFavourite(tourId: string, userId: string) {
  const api = useApi();
  const client = useQueryClient();
  const key = ['favourites', userId] as const;
  const { data } = useQuery({
    queryKey: key,
    // The smallest list that names them.
    queryFn: async () => (await api.get<Answer>('/api/tours', { size: 1 })).favouriteTours,
  });
  const toggle = useMutation({
    networkMode: 'always',
    mutationFn: () => api.send<{ favourite: boolean }>('PUT', `/api/tour/${tourId}/user-favourite/${userId}`),
    onSuccess: ({ favourite }) => {
      client.setQueryData<readonly string[]>(key, (ids = []) =>
        favourite ? [tourId, ...ids] : ids.filter((id) => id !== tourId),
      );
      void client.invalidateQueries({ queryKey: [`/api/user/${userId}/favourite-tours`] });
    },
  });
  return data && { isFavourite: data.includes(tourId), toggle };
}
