/** `/de_DE/EUR/tours` → `/tours`: the same page in every language and currency. */
export const pathInSite = (pathname: string): string => pathname.replace(/^\/[^/]+\/[^/]+/, '') || '/';
