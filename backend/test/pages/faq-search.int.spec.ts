import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'parse5';
import { attribute, elementsOf } from './page-facts.js';
import { Site } from './site.js';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Slugs of the questions that the page shows. */
async function found(language: string, sought: string): Promise<readonly (string | undefined)[]> {
  const { body } = await site.get(`/${language}/EUR/faq?q=${encodeURIComponent(sought)}`);
  return elementsOf(parse(body).childNodes)
    .filter(({ tagName }) => tagName === 'details')
    .flatMap(({ childNodes }) =>
      elementsOf(childNodes)
        .filter(({ tagName }) => tagName === 'div')
        .slice(0, 1),
    )
    .map((answer) => attribute(answer, 'id'));
}

describe('the questions and answers', () => {
  it.each([
    ['de_DE', 'Gutschein', 'gift-cards'],
    ['de_DE', 'Gutscheine', 'gift-cards'],
    ['de_DE', 'stornieren', 'cancel-and-refund'],
    ['de_DE', 'Barrierefreiheit', 'wheelchairs-and-steps'],
    ['de_DE', 'Kreditkarte', 'is-payment-safe'],
    ['de_DE', 'Umbuchung', 'change-the-date'],
    ['en_US', 'gift certificate', 'gift-cards'],
    ['en_US', 'reschedule', 'change-the-date'],
    ['en_US', 'disabled', 'wheelchairs-and-steps'],
    ['en_US', 'job', 'become-a-guide'],
    ['en_US', 'Refunds', 'cancel-and-refund'],
    ['fr_FR', 'chèque cadeau', 'gift-cards'],
    ['fr_FR', 'annulation', 'cancel-and-refund'],
    ['fr_FR', 'REMBOURSEMENT', 'cancel-and-refund'],
    ['fr_FR', 'devis', 'transfers-and-quotes'],
    ['fr_FR', 'inscription', 'do-i-need-an-account'],
    ['es_ES', 'vale', 'gift-cards'],
    ['es_ES', 'anulacion', 'cancel-and-refund'],
    ['es_ES', 'discapacidad', 'wheelchairs-and-steps'],
    ['es_ES', 'lluvia', 'bad-weather'],
    ['es_ES', 'tarjeta de crédito', 'is-payment-safe'],
    ['it_IT', 'buono', 'gift-cards'],
    ['it_IT', 'disdetta', 'cancel-and-refund'],
    ['it_IT', 'rinviare', 'change-the-date'],
    ['it_IT', 'bonifico', 'is-payment-safe'],
    ['it_IT', 'neonati', 'children-and-infants'],
    ['ru_RU', 'сертификат', 'gift-cards'],
    ['ru_RU', 'Возврат', 'cancel-and-refund'],
    ['ru_RU', 'ребёнок', 'children-and-infants'],
    ['ru_RU', 'вакансии', 'become-a-guide'],
    ['ru_RU', 'дождь', 'bad-weather'],
    ['ja_JP', '商品券', 'gift-cards'],
    ['ja_JP', '返金', 'cancel-and-refund'],
    ['ja_JP', '日程変更', 'change-the-date'],
    ['ja_JP', 'バリアフリー', 'wheelchairs-and-steps'],
    ['ja_JP', '見積もり', 'transfers-and-quotes'],
  ])('in %s answer who types %s', async (language, sought, slug) => {
    expect(await found(language, sought)).toContain(slug);
  });

  it.each([
    ['de_DE', 'Rückerstatung', 'cancel-and-refund'],
    ['de_DE', 'Geschenkkrate', 'gift-cards'],
    ['de_DE', 'Kreditkate', 'is-payment-safe'],
    ['en_US', 'reschedual', 'change-the-date'],
    ['en_US', 'gift certifikate', 'gift-cards'],
    ['en_US', 'weelchair', 'wheelchairs-and-steps'],
    ['fr_FR', 'rembourssement', 'cancel-and-refund'],
    ['fr_FR', 'inscirption', 'do-i-need-an-account'],
    ['es_ES', 'discapasidad', 'wheelchairs-and-steps'],
    ['es_ES', 'anulasión', 'cancel-and-refund'],
    ['it_IT', 'rimborzo', 'cancel-and-refund'],
    ['it_IT', 'disdeta', 'cancel-and-refund'],
    ['ru_RU', 'сертефикат', 'gift-cards'],
    ['ru_RU', 'возрат', 'cancel-and-refund'],
    ['ja_JP', '日定変更', 'change-the-date'],
    ['ja_JP', 'キャセル', 'cancel-and-refund'],
  ])('in %s answer who mistypes %s', async (language, sought, slug) => {
    expect(await found(language, sought)).toContain(slug);
    const { body } = await site.get(`/${language}/EUR/faq`);
    expect(body).not.toContain(sought);
  });

  it('are searched by programs too, which know what has not changed and are told what they may not ask', async () => {
    const url = (q: string) => `/api/faq/search?language=de_DE&q=${encodeURIComponent(q)}`;
    const { status, headers, body } = await site.get(url(' Rückerstatung '));
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    const ids = JSON.parse(body) as readonly string[];
    const all = JSON.parse(
      (await site.get('/api/cms/entry/dataByCmsAndLanguage?content_cms=faq&language=de_DE')).body,
    ) as readonly { readonly id: string; readonly slug: string }[];
    expect(all.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug)).toContain('cancel-and-refund');
    const again = await site.get(url(' Rückerstatung '), { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
    for (const wrong of ['', '  ', 'a'.repeat(101)]) {
      const refused = await site.get(url(wrong));
      expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('"field":"q"')]);
    }
  });

  it('lead who types what they know nothing of to a person', async () => {
    expect(await found('de_DE', 'Quantenphysik')).toEqual([]);
    const { links } = await site.page('/de_DE/EUR/faq?q=Quantenphysik');
    expect(links.filter((link) => link === '/de_DE/EUR/contact?reason=other')).not.toEqual([]);
  });
});
