import { hash } from 'node:crypto';
import type { Config } from '../config.js';
import type { FrontendBundle } from './frontend-bundle.js';

/**
 * Allows only our own files, and in a document only the scripts and styles with these texts. `style=` attributes differ
 * from page to page, hence style-src-attr. With Stripe's keys, the pages that take cards also allow Stripe's script and
 * frames, as Stripe documents them.
 */
export function contentSecurityPolicy(
  config: Config,
  { inlineScripts, inlineStyles }: Pick<FrontendBundle, 'inlineScripts' | 'inlineStyles'>,
  { takesCards }: { readonly takesCards: boolean },
): string {
  const stripe = takesCards && config.STRIPE_SECRET_KEY !== undefined;
  const also = (...sources: string[]): string => (stripe ? ` ${sources.join(' ')}` : '');
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashesOf(inlineScripts)}${also('https://js.stripe.com', 'https://*.js.stripe.com')}`,
    `style-src 'self' ${hashesOf(inlineStyles)}`,
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

const hashesOf = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ');
