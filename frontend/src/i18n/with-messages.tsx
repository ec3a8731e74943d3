import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadMessages } from './intl.js';
import { useSite } from './site.js';

interface WithMessagesProps {
  feature: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** For parts of a feature on pages that came without its texts. */
export function WithMessages({ feature, fallback, children }: WithMessagesProps) {
  const { locale } = useSite();
  const { data: isReady = false } = useQuery({
    queryKey: ['messages', locale, feature],
    queryFn: async () => {
      await loadMessages(locale, [feature]);
      return true;
    },
    staleTime: Infinity,
  });
  return isReady ? children : fallback;
}
