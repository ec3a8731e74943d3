/**
 * Whether an address belongs to the API, which answers no pages. `/api` itself and addresses in capitals belong to it
 * too, although no route answers them.
 */
export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/i.test(url);
