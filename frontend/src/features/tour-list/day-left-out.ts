const MARK = /^day=(\d{4}-\d\d-\d\d)$/;

/** Goes with the address of a list that a day was taken out of, so that the page can say so: no server is sent it. */
export const dayLeftOut = (day: string | undefined): string => (day ? `#day=${day}` : '');

/** @param hash of an address, without its `#` */
export const leftOutDay = (hash: string): string | undefined => MARK.exec(hash)?.[1];
