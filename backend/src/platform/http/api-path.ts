/** Whether an address is the API's, which answers no page: `/api` itself too. */
export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
