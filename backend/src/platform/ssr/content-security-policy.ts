import type { Config } from '../config.js';

/**
 * Scripts and styles of ours alone, each with the response's nonce. `style=` attributes cannot carry one, hence
 * style-src-attr. With Stripe's keys, its script and frames too, as Stripe documents them.
 */
export function contentSecurityPolicy(config: Config, nonce: string): string {
  const stripe = config.STRIPE_SECRET_KEY !== undefined;
  const also = (...sources: string[]): string => (stripe ? ` ${sources.join(' ')}` : '');
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${also('https://js.stripe.com', 'https://*.js.stripe.com')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${also('https://api.stripe.com')}`,
    `frame-src ${stripe ? 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com' : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(config.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
