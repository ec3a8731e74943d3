/**
 * Whether an address belongs to the API, or to the standard's way into it, which answer no pages. `/api` itself and addresses in capitals belong to it
 * too, although no route answers them.
 */
export const isApi = (url: string): boolean => /^\/(?:api|octo)(?:[/?]|$)/i.test(url);
