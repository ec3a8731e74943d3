import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.js';
import { contentSecurityPolicy } from './content-security-policy.js';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('the content security policy', () => {
  const policy = (environment: NodeJS.ProcessEnv = {}, takesCards = true): readonly string[] => {
    const config = readConfig({ APP_MODE: 'test', ...environment });
    return contentSecurityPolicy(config, { inlineScripts: [''], inlineStyles: [''] }, { takesCards }).split('; ');
  };

  it('allows our own files, and texts within a document by their hashes', () => {
    expect(policy()).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${EMPTY}`,
        `style-src 'self' ${EMPTY}`,
        "frame-src 'none'",
        "connect-src 'self'",
      ]),
    );
  });

  it('allows nothing of Stripe on pages that take no cards', () => {
    expect(policy(STRIPE, false)).toEqual(policy());
  });

  it('allows the script, frames and calls of Stripe where its keys are, on pages that take cards', () => {
    expect(policy(STRIPE)).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${EMPTY} https://js.stripe.com https://*.js.stripe.com`,
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
        "connect-src 'self' https://api.stripe.com",
      ]),
    );
  });
});
