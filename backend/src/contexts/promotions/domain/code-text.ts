/** Capital letters, digits and hyphens: what can be told over the telephone and typed on any keyboard. */
export const PROMO_CODE_TEXT = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

/** Longer than any code: what is pasted by mistake is not compared with anything. */
export const LONGEST_TYPED = 60;

/** A code as people copy it from a mail or from paper: `pro-7k3m 9q2f` → `PRO-7K3M9Q2F`. */
export const writtenCode = (text: string): string =>
  text
    .slice(0, LONGEST_TYPED)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/g, '');
