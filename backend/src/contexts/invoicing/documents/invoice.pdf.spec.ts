import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { creditNoteOf, type Invoice, invoiceOf } from '../domain/invoice.js';
import type { Sale } from '../domain/sales.js';
import { VAT_RATES } from '../domain/vat-rates.js';
import { A_COMPANY, aLine, aSale } from '../testing/a-sale.js';
import { invoicePdf } from './invoice.pdf.js';

const NOW = new Date('2027-05-01T12:00:00Z');

function invoiced(rest: Partial<Sale> = {}): Invoice {
  const draft = invoiceOf(aSale(rest), { seller: A_COMPANY, rates: VAT_RATES, now: NOW });
  if (!draft) throw new Error('nothing was invoiced');
  return { ...draft, id: 'invoice-1', number: 'INV-2027-000001' };
}

/** Without spaces and line breaks: a narrow column breaks lines anywhere. */
async function textOf(invoice: Invoice): Promise<string> {
  const { stdout, status } = spawnSync('pdftotext', ['-', '-'], { input: await invoicePdf(invoice), encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.replace(/\s/g, '');
}

const SCHEME: Readonly<Record<Locale, string>> = {
  en_US: 'Marginscheme:travelagents',
  fr_FR: 'Régimeparticulier—agencesdevoyages',
  de_DE: 'SonderregelungfürReisebüros',
  es_ES: 'Régimenespecialdelasagenciasdeviajes',
  it_IT: 'Regimedelmargine:agenziediviaggio',
  ru_RU: 'Особыйрежимдлятуристическихагентств',
  ja_JP: '旅行代理店向けマージン課税制度',
};

describe('the PDF of an invoice', () => {
  it.each(LOCALES)('says the margin scheme and no amount of VAT, in %s', async (language) => {
    const text = await textOf(invoiced({ language }));
    expect(text).toContain(SCHEME[language]);
    expect(text).toContain(`Colosseum(${language})`);
    expect(text).toContain('INV-2027-000001');
    expect(text).toContain('IT00000000000');
    expect(text).not.toContain('22%');
  });

  it('names the paying company with its VAT number and address', async () => {
    const address = { street: '27 rue des Martyrs', zip: '75009', city: 'Paris', country: 'FR' };
    const company = { companyName: 'Roussel Voyages', vat: 'FR00123456789', address };
    const text = await textOf(
      invoiced({ language: 'fr_FR', customer: { firstName: 'Élise', lastName: 'Roussel', company } }),
    );
    for (const part of ['RousselVoyages', 'FR00123456789', '27ruedesMartyrs', '75009Paris', 'France', 'ÉliseRoussel'])
      expect(text).toContain(part);
  });

  it('shows the rate, the net and the VAT of a plain service, and numbers the notes of several regimes', async () => {
    const text = await textOf(
      invoiced({ lines: [aLine('tour', 20_000), aLine('transfer', 12_200, { kind: 'supplement', tax: 'standard' })] }),
    );
    for (const part of ['22%(Italy)', '€100.00', '€22.00', '€322.00', '(1)Marginscheme', '(2)PricesincludeVAT'])
      expect(text).toContain(part);
  });

  it('says what a gift card paid, and names one that was bought', async () => {
    const text = await textOf(
      invoiced({
        lines: [aLine('line-1', 25_301), aLine('voucher', 5000, { kind: 'gift-card', tax: 'gift-card' })],
        giftCards: [{ id: 'card', amount: { amount: 10_000, currency: 'EUR' } }],
      }),
    );
    for (const part of ['Paidbygiftcard€100.00', 'Paid€153.01', 'Alsopaidwiththisorder', 'Multi-purposevoucher'])
      expect(text).toContain(part);
  });

  it('of a credit note names its invoice and what goes back', async () => {
    const invoice = invoiced();
    const note = creditNoteOf(invoice, [], [{ lineId: 'line-1', amount: 301 }], { key: 'refund:1', now: NOW });
    if (!note) throw new Error('nothing was credited');
    const text = await textOf({ ...note, id: 'note-1', number: 'CN-2027-000001' });
    for (const part of ['CreditnoteCN-2027-000001', 'CorrectsinvoiceINV-2027-000001', '-€3.01', 'Refunded€3.01'])
      expect(text).toContain(part);
  });
});
