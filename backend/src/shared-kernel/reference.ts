/** Of an order (`CIC-7K3M9Q`), a booking (`BK-4F8T2W`) or a quote (`QT-9M2C4D`). */
export const REFERENCE = /^(?:CIC|BK|QT)-[0-9A-Z]{6}$/;

const LONGEST_WRITTEN = 40;

/**
 * A reference as people copy it from paper: `cic 7k3m9q`, `CIC–7K3M9Q`, `cic7k3m9q` → `CIC-7K3M9Q`. What is too long for
 * one stays as it is.
 */
export const writtenReference = (text: string): string =>
  text.length > LONGEST_WRITTEN
    ? text
    : text
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^0-9A-Z]/g, '')
        .replace(/^(CIC|BK|QT)/, '$1-');
