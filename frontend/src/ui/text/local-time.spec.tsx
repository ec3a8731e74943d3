import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import type { Locale } from '../../i18n/locales.js';
import { SiteProvider } from '../../i18n/site.js';
import { LocalTime } from './local-time.js';

type Props = Parameters<typeof LocalTime>[0];

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

function readIn(timeZone: string): void {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

const page = (locale: Locale, props: Props) => (
  <SiteProvider site={{ locale, currency: 'EUR' }}>
    <p>
      <LocalTime {...props} />
    </p>
  </SiteProvider>
);

async function told(here: string, props: Props, locale: Locale = 'en_US'): Promise<string> {
  await loadMessages(locale, []);
  readIn(here);
  const { container } = render(page(locale, props));
  return container.textContent.replaceAll('\u00A0', ' ');
}

const ROME = 'Europe/Rome';
/** As the server writes it, by the city's clock. */
const ROOM =
  '<p><span aria-hidden="true" class="block text-ink-soft invisible">On your clock: 9:30 AM (GMT+2)</span></p>';
const inRome = (value: string): Props => ({ value, timeZone: ROME });

describe('what the reader’s clock shows when a tour begins', () => {
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it.each([
    ['Pacific/Honolulu', '2027-05-02T07:30:00Z', 'On your clock: 9:30 PM the day before (GMT-10)'],
    ['Pacific/Auckland', '2027-01-15T17:00:00Z', 'On your clock: 6:00 AM the next day (GMT+13)'],
    ['Asia/Kathmandu', '2027-05-02T07:30:00Z', 'On your clock: 1:15 PM (GMT+5:45)'],
    ['Australia/Lord_Howe', '2027-05-02T07:30:00Z', 'On your clock: 6:00 PM (GMT+10:30)'],
    ['Australia/Lord_Howe', '2027-01-15T07:30:00Z', 'On your clock: 6:30 PM (GMT+11)'],
  ])('is told in %s', async (here, value, line) => {
    expect(await told(here, inRome(value))).toBe(line);
  });

  it('is not told where both clocks show the same, in whatever zones they are', async () => {
    expect(await told('Europe/Berlin', inRome('2027-05-02T07:30:00Z'))).toBe('');
    const summer = { value: '2027-01-15T00:00:00Z', timeZone: 'Australia/Lord_Howe' };
    expect(await told('Australia/Sydney', summer)).toBe('');
  });

  it('keeps its room, unseen and unheard, while the time is on its way, and none where both clocks show the same', async () => {
    const awaited = { ...inRome('2027-05-02T07:30:00Z'), isAwaited: true };
    await told('Asia/Tokyo', awaited);
    const [room] = document.querySelectorAll('span');
    expect([room?.ariaHidden ?? room?.getAttribute('aria-hidden'), room?.className]).toEqual([
      'true',
      expect.stringContaining('invisible'),
    ]);
    cleanup();
    expect(await told('Europe/Berlin', awaited)).toBe('');
  });

  it('is told again once the clocks of one of them change', async () => {
    const winter = { value: '2027-05-02T00:00:00Z', timeZone: 'Australia/Lord_Howe' };
    expect(await told('Australia/Sydney', winter)).toBe('On your clock: 10:00 AM (GMT+10)');
  });

  it.each([
    ['2027-03-27T08:30:00Z', '4:30 AM (GMT-4)'],
    ['2027-03-28T07:30:00Z', '3:30 AM (GMT-4)'],
    ['2027-10-31T08:30:00Z', '4:30 AM (GMT-4)'],
    ['2027-11-07T08:30:00Z', '3:30 AM (GMT-5)'],
  ])('follows the days on which Rome and New York change theirs: half past nine on %s', async (value, clock) => {
    expect(await told('America/New_York', inRome(value))).toBe(`On your clock: ${clock}`);
  });

  it('tells the two hours apart that a clock put back shows twice', async () => {
    expect(await told('America/New_York', inRome('2027-11-07T05:30:00Z'))).toBe('On your clock: 1:30 AM (GMT-4)');
    cleanup();
    expect(await told('America/New_York', inRome('2027-11-07T06:30:00Z'))).toBe('On your clock: 1:30 AM (GMT-5)');
  });

  it('can be two days away', async () => {
    const early = { value: '2027-05-02T10:30:00Z', timeZone: 'Pacific/Kiritimati' };
    expect(await told('Pacific/Pago_Pago', early)).toBe('On your clock: 11:30 PM two days before (GMT-11)');
    cleanup();
    const late = { value: '2027-05-02T10:30:00Z', timeZone: 'Pacific/Pago_Pago' };
    expect(await told('Pacific/Kiritimati', late)).toBe('On your clock: 12:30 AM two days later (GMT+14)');
  });

  it.each([
    ['en_US', '9:00 AM in Rome is 4:00 AM the next day for you.'],
    ['de_DE', '9:00 AM Uhr Ortszeit Rome ist bei Ihnen 04:00 Uhr am nächsten Tag.'],
    ['fr_FR', '9:00 AM à l’heure locale (Rome), soit 04:00 le lendemain à votre heure.'],
    ['es_ES', 'A las 9:00 AM, hora local (Rome), su reloj marcará las 4:00 del día siguiente.'],
    ['it_IT', 'Alle 9:00 AM, ora locale (Rome), il suo orologio segnerà le 04:00 del giorno dopo.'],
    ['ru_RU', '9:00 AM по местному времени (Rome) — это 04:00 следующего дня по вашим часам.'],
    ['ja_JP', 'Romeの9:00 AMは、お手元の時計では翌日の4:00です。'],
  ] as const)('is said of a start in %s', async (locale, line) => {
    const start = { id: 'common.localTime.start', values: { city: 'Rome', there: '9:00 AM' } };
    expect(await told('Asia/Tokyo', { ...inRome('2027-05-02T19:00:00Z'), ...start }, locale)).toBe(line);
  });

  it.each([
    ['en_US', 'On your clock: 4:00 AM the next day (GMT+9)'],
    ['de_DE', 'Ihre Zeit: 04:00 Uhr am nächsten Tag (GMT+9)'],
    ['fr_FR', 'À votre heure : 04:00 le lendemain (UTC+9)'],
    ['es_ES', 'En su reloj: 4:00 del día siguiente (GMT+9)'],
    ['it_IT', 'Sul suo orologio: 04:00 del giorno dopo (GMT+9)'],
    ['ru_RU', 'На ваших часах: 04:00 следующего дня (GMT+9)'],
    ['ja_JP', 'お手元の時計では翌日の4:00（GMT+9）'],
  ] as const)('stands below a moment in %s', async (locale, line) => {
    expect(await told('Asia/Tokyo', inRome('2027-05-02T19:00:00Z'), locale)).toBe(line);
  });

  it.each([
    ['Asia/Tokyo', 'On your clock: 4:30 PM (GMT+9)', null],
    ['Europe/Berlin', 'On your clock: 9:30 AM (GMT+2)', 'true'],
  ])('is put where the server, which knew no zone, has kept the room, in %s', async (here, line, isHidden) => {
    await loadMessages('en_US', []);
    readIn(here);
    const container = document.body.appendChild(document.createElement('div'));
    // Hydration refuses any other.
    container.innerHTML = ROOM;
    const mismatches: unknown[] = [];
    render(page('en_US', inRome('2027-05-02T07:30:00Z')), {
      container,
      hydrate: true,
      onRecoverableError: (error) => mismatches.push(error),
    });
    const lines = [...container.querySelectorAll('span')];
    expect(lines.map((each) => each.textContent.replaceAll('\u00A0', ' '))).toEqual([line]);
    expect(lines[0]?.getAttribute('aria-hidden')).toBe(isHidden);
    expect(mismatches).toEqual([]);
  });
});
