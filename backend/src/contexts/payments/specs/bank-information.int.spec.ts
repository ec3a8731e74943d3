import { describe, expect, it } from '@jest/globals';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';

describe('bank information', () => {
  it('is told for a currency with an account, and is not there for others', async () => {
    const account = { holder: 'A', bankName: 'B', accountNumber: '1', swiftBic: 'COBADEFF', address: 'C' };
    const environment = { BANK_ACCOUNTS: JSON.stringify({ USD: account }) };
    const now = new Date('2026-11-20T12:00:00Z');
    const testApp = await CatalogueTestApp.open(now, environment, { database: worldDatabase });
    try {
      const ask = (currency: string) => testApp.get(`/api/cicerone-bank-information?currency=${currency}`);
      expect(await ask('USD')).toMatchObject({ status: 200, body: { currency: 'USD', ...account } });
      expect(await ask('EUR')).toMatchObject({ status: 404, body: { code: 'BANK_INFORMATION_UNAVAILABLE' } });
      expect(await ask('XXX')).toMatchObject({ status: 404, body: { code: 'BANK_INFORMATION_UNAVAILABLE' } });
      const told = await testApp.get('/api/cicerone-bank-information?currency=USD&language=ja_JP');
      expect(told).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=60' } });
      const strong = String(told.headers['etag']).replace('W/', '');
      const again = await testApp.get('/api/cicerone-bank-information?currency=USD&language=ja_JP', {
        'if-none-match': strong,
      });
      expect(again.status).toBe(304);
    } finally {
      await testApp.close();
    }
  });
});
