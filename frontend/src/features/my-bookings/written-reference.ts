/** `cic 7k3m9q`, `CIC–7K3M9Q`, `cic7k3m9q` → `CIC-7K3M9Q` */
export const writtenReference = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(CIC|BK)/, '$1-');

/** Of an order (`CIC-7K3M9Q`) or a booking (`BK-4F8T2W`). */
export const isReference = (text: string): boolean => /^(CIC|BK)-[0-9A-Z]{6}$/.test(text);
