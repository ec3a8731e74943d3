import { createContext, useContext } from 'react';

const PublicUrl = createContext('');

export const SiteAddress = PublicUrl.Provider;

/** `/en_US/EUR/cart` → the address on our host. Absolute addresses stay as they are. */
export function useSiteAddress(href: string): string {
  const publicUrl = useContext(PublicUrl);
  return href.startsWith('/') ? publicUrl + href : href;
}
