/** Whether an address is the API's, which answers no page: `/api` itself too, and in capitals, where nothing answers. */
export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/i.test(url);
