/** The reference of an order or a booking, as people copy it from paper: `cic 7k3m9q`, `CIC–7K3M9Q`, `cic7k3m9q` → `CIC-7K3M9Q`. */
export const writtenReference = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(CIC|BK)/, '$1-');
