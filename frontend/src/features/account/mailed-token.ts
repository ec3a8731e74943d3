import { useLocation } from '@tanstack/react-router';

/** What the mailed link carries; empty where the address was cut off. */
export function useMailedToken(): string {
  const token = useLocation({ select: ({ search }) => (search as Record<string, unknown>)['token'] });
  return typeof token === 'string' ? token : '';
}
