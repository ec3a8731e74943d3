import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { voucherPdf, type VoucherType, type VoucherView } from './voucher.pdf.js';

function aVoucher(changes: Partial<VoucherView> = {}): VoucherView {
  return {
    language: 'en_US',
    bookingReference: 'BK-4F8T2W',
    orderReference: 'CIC-7K3M9Q',
    tourName: 'Colosseum and Forum',
    cityName: 'Rome',
    startsAt: new Date('2026-12-01T08:30Z'),
    timeZone: 'Europe/Rome',
    durationMinutes: 210,
    travellers: { adults: 2, children: 1, infants: 1 },
    guideLanguage: 'it_IT',
    meetingPoint: 'Piazza del Colosseo, beside the newsstand',
    travellerName: 'Ada King',
    included: ['A private guide', 'Tickets'],
    paid: { amount: 24_050, currency: 'EUR' },
    qrToken: 'eyJib29raW5nIjoiQkstNEY4VDJXIn0.4b7Qm1kq2c3dJ5mX8Yw0nVbGfT',
    cancellation: ['Free cancellation until Monday.'],
    postalLine: 'Cicerone S.r.l., Roma',
    madeAt: new Date('2026-11-20T10:00Z'),
    ...changes,
  };
}

/**
 * The document's text in reading order without spaces and line breaks, because a narrow column breaks lines anywhere.
 */
async function textOf(view: VoucherView, type: VoucherType = 'own'): Promise<string> {
  const { stdout, status } = spawnSync('pdftotext', ['-', '-'], {
    input: await voucherPdf(view, type),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return solid(stdout.replaceAll('\f', PAGE_END));
}

const PAGE_END = '|';

const solid = (text: string): string => text.replace(/\s/g, '');

const japanese = aVoucher({
  language: 'ja_JP',
  guideLanguage: 'ja_JP',
  tourName: 'コロッセオとフォロ・ロマーノ：帝国の心臓部を歩く',
  cityName: 'ローマ',
  meetingPoint: 'コロッセオ広場、地下鉄B線の出口前。ガイドは緑色の傘を持っています。',
  travellerName: '髙橋 花子',
  passengerName: '高橋 健太',
  included: ['公認ガイドによる個人ツアー', '入場券、予約手数料'],
  paid: { amount: 29_825, currency: 'JPY' },
  cancellation: ['2026年11月30日月曜日 9:30（ローマの現地時間、GMT+1）までは無料でキャンセルできます。'],
});

const russian = aVoucher({
  language: 'ru_RU',
  tourName: 'Колизей и Римский форум: прогулка по сердцу империи',
  cityName: 'Рим',
  meetingPoint: 'Площадь Колизея, у выхода из метро «Колоссео» (линия B)',
  travellerName: 'Анна О’Нил-Достоевская',
  included: ['Экскурсия только для вашей группы', 'Билеты в Колизей и на Форум'],
  cancellation: ['Бесплатная отмена до понедельника, 30 ноября 2026 г., 09:30.'],
});

describe('a voucher', () => {
  it('names the numbers that the company has, in its language, below its address', async () => {
    const companyNumbers = { companyRegister: 'Roma, RM-0000000', vatNumber: 'IT00000000000' };
    const foot = async (changes: Partial<VoucherView>): Promise<string> =>
      (await textOf(aVoucher(changes))).split(solid('Cicerone S.r.l., Roma'))[1] ?? '';
    expect(await foot({ companyNumbers, language: 'it_IT' })).toContain(
      solid('Registro delle imprese: Roma, RM-0000000 · Partita IVA: IT00000000000'),
    );
    expect(await foot({ companyNumbers: { vatNumber: 'IT00000000000' } })).toMatch(/^VATnumber:IT00000000000/);
    expect(await foot({})).not.toContain(solid('VAT number'));
  });

  it('says everything in Japanese', async () => {
    const text = await textOf(japanese);
    const expected = [
      japanese.tourName,
      japanese.cityName,
      japanese.meetingPoint,
      japanese.travellerName,
      japanese.passengerName ?? '',
      ...japanese.included,
      ...japanese.cancellation,
      '2026年12月1日火曜日',
      '9:30',
      'ローマの現地時間、GMT+1',
      '3時間30分',
      '大人2名、子ども1名（2～12歳）、幼児1名（2歳未満）',
      '日本語',
      '￥29,825',
      'BK-4F8T2W',
      'CIC-7K3M9Q',
      '1／1ページ',
    ];
    for (const phrase of expected) expect(text).toContain(solid(phrase));
  });

  it.each([
    ['Pacific/Honolulu', 'On your clock: Monday, November 30, 2026 at 10:30 PM (GMT-10)'],
    ['Pacific/Auckland', 'On your clock: Tuesday, December 1, 2026 at 9:30 PM (GMT+13)'],
    ['Asia/Kathmandu', 'On your clock: Tuesday, December 1, 2026 at 2:15 PM (GMT+5:45)'],
    ['Australia/Lord_Howe', 'On your clock: Tuesday, December 1, 2026 at 7:30 PM (GMT+11)'],
  ])('tells the start on the clock of who reads it in %s too', async (readerZone, own) => {
    expect(await textOf(aVoucher({ readerZone }))).toContain(solid(`9:30 AM Rome time, GMT+1 ${own}`));
    expect(await textOf(aVoucher({ readerZone: 'Europe/Berlin' }))).not.toContain(solid('On your clock'));
  });

  it('says everything in Russian', async () => {
    const text = await textOf(russian);
    const expected = [
      russian.tourName,
      russian.cityName,
      russian.meetingPoint,
      russian.travellerName,
      ...russian.included,
      ...russian.cancellation,
      'Вторник, 1 декабря 2026 г.',
      '09:30',
      'Местное время: Рим, GMT+1',
      '2 взрослых, 1 ребёнок (2–12 лет)',
      '1 младенец (до 2 лет)',
      '3 часа 30 минут',
      'Итальянский',
      '240,50 €',
      'Страница 1 из 1',
    ];
    for (const phrase of expected) expect(text).toContain(solid(phrase));
  });

  it.each(LOCALES)('fits on one page, whichever type, in %s', async (language) => {
    const view = aVoucher({ language, poster: await aPoster(), included: Array.from({ length: 5 }, () => 'Tickets') });
    for (const type of ['own', 'classic'] as const) {
      expect(await textOf(view, type)).toContain('CIC-7K3M9Q');
      expect(pagesOf(await voucherPdf(view, type))).toBe(1);
    }
  });

  it.each([
    [aVoucher(), ['Fraunces', 'NotoSans']],
    [russian, ['Fraunces', 'Literata', 'NotoSans']],
    [japanese, ['Fraunces', 'NotoSans', 'NotoSansJP']],
  ])('sets what heads it in the serif of the site, and the rest in the sans: %#', async (view, families) => {
    const { stdout } = spawnSync('pdffonts', ['-'], { input: await voucherPdf(view, 'own'), encoding: 'utf8' });
    const used = Array.from(stdout.matchAll(/\+(\w+)-/g), ([, family]) => family);
    expect(new Set(used)).toEqual(new Set(families));
  });

  it('takes a list of what is included that is longer than a page', async () => {
    const included = Array.from({ length: 80 }, (_, index) => `Part ${index + 1} of it`);
    const text = await textOf(aVoucher({ included }));
    for (const part of included) expect(text).toContain(solid(part));
  });

  it('keeps what is included together, with its heading, where it does not fit beside the rest', async () => {
    const included = Array.from({ length: 14 }, (_, index) => `[${index}] ${'Tickets '.repeat(12)}`);
    const pages = (await textOf(aVoucher({ poster: await aPoster(), included }))).split(PAGE_END).filter(Boolean);
    const itemsOn = (page: string): number => page.match(/\[\d+\]/g)?.length ?? 0;
    expect(pages.map(itemsOn)).toEqual([0, 14]);
    expect(pages.map((page) => page.includes('Whatisincluded'))).toEqual([false, true]);
  });

  it('says on the classic one that it is paid, and not how much', async () => {
    expect(await textOf(aVoucher(), 'own')).toContain('Paid€240.50');
    const classic = await textOf(aVoucher(), 'classic');
    expect(classic).toContain('PaidInfull');
    expect(classic).not.toContain('240');
  });

  it('asks guests to be there as early as the answers to questions do', async () => {
    expect(await textOf(aVoucher())).toContain(solid(`${TERMS.earlyMinutes} minutes before the start`));
  });

  it('shows the poster on its own one only', async () => {
    const poster = await aPoster();
    const sizes = await Promise.all(
      (['own', 'classic'] as const).map(async (type) =>
        (await voucherPdf(aVoucher({ poster }), type)).toString('latin1').includes('/Subtype /Image'),
      ),
    );
    expect(sizes).toEqual([true, false]);
  });

  it('is the same, byte for byte, whenever it is made again', async () => {
    const view = aVoucher({ poster: await aPoster() });
    expect((await voucherPdf(view, 'own')).equals(await voucherPdf(view, 'own'))).toBe(true);
  });

  it('is the same, byte for byte, whatever was made before it', async () => {
    const view = aVoucher({ tourName: 'St Paul’s in 3 hours' });
    const first = await voucherPdf(view, 'classic');
    await voucherPdf(aVoucher({ tourName: 'Über Åland, ein Überblick für Jürgen', included: ['ŒÑÇ ёй'] }), 'classic');
    const again = await voucherPdf(view, 'classic');
    expect(again.equals(first)).toBe(true);
  });

  it('says each word whole, though its letters were parts of others in a voucher before it', async () => {
    await voucherPdf(aVoucher({ tourName: 'Ü ü é ö á å ñ', travellerName: 'Ü ü é ö á å ñ' }), 'classic');
    expect(await textOf(aVoucher({ tourName: 'St Paul’s in 3 Stunden', travellerName: 'Ugo Neuhaus' }))).toMatch(
      /StPaul’sin3Stunden.*UgoNeuhaus/s,
    );
  });

  it('goes on over pages where much is included, and numbers them', async () => {
    const included = Array.from(
      { length: 60 },
      (_, index) => `Ticket ${index + 1}, ${'with a word about it, '.repeat(4)}`,
    );
    const text = await textOf(aVoucher({ included }), 'classic');
    expect(text).toContain('Ticket60');
    expect(text).toMatch(/Page1of(\d).*Page\1of\1/s);
  });

  it('takes names that are too long for a line, and characters that no font has', async () => {
    const text = await textOf(
      aVoucher({ travellerName: 'Ünal'.repeat(40), meetingPoint: 'By the \u200Efountain \u{1F600}' }),
    );
    expect(text).toContain('Ünal'.repeat(40));
    expect(text).toContain('Bythefountain');
  });
});

const aPoster = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 260, channels: 3, background: '#E9A93A' } })
    .png()
    .toBuffer();

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
