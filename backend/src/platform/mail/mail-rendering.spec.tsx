import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../shared-kernel/language/locale.js';
import {
  MailButton,
  MailCode,
  MailFacts,
  MailHeading,
  MailLink,
  MailParagraph,
  MailQuotation,
  MailSubheading,
} from './components/blocks.js';
import { renderMail } from './mail-rendering.js';
import { aMail } from './testing/a-mail.js';

const letterhead = { publicUrl: 'https://cicerone.example', postalLine: 'Cicerone S.r.l., Roma' };

const body = (
  <>
    <MailHeading>Your visit is confirmed</MailHeading>
    <MailParagraph>
      Dear <strong>Zoé {'<script>alert(1)</script>'}</strong>, <MailLink href="/en_US/EUR/faq">read this</MailLink>.
    </MailParagraph>
    <MailFacts
      facts={[
        { name: 'Reference', value: 'BK-4F8T2W' },
        { name: 'Meeting point', value: 'Piazza Navona' },
        { name: 'Not known', value: '' },
      ]}
    />
    <MailSubheading>Your code</MailSubheading>
    <MailCode>482 913</MailCode>
    <MailQuotation>{'First line\nsecond line'}</MailQuotation>
    <MailButton href="/en_US/EUR/bookings">See my booking</MailButton>
  </>
);

describe('a rendered mail', () => {
  it.each([
    ['de_DE', 'Handelsregister: Roma, RM-1234567 · USt-IdNr.: IT12345678901'],
    ['ja_JP', '商業登記：Roma, RM-1234567 · 付加価値税番号：IT12345678901'],
  ] as const)('names in %s the numbers that the company has, below its address', async (language, line) => {
    const companyNumbers = { companyRegister: 'Roma, RM-1234567', vatNumber: 'IT12345678901' };
    const { html, text } = await renderMail(aMail({ language, body }), { ...letterhead, companyNumbers });
    expect(html).toContain(line.replace('RM-1234567', '<span style="white-space:nowrap">$&</span>'));
    expect(text.endsWith(`Cicerone S.r.l., Roma\n\n${line}`)).toBe(true);
    const none = await renderMail(aMail({ language, body }), { ...letterhead, companyNumbers: {} });
    expect(none.text.endsWith('Cicerone S.r.l., Roma')).toBe(true);
  });

  it.each(LOCALES)('says its language and has a footer in it: %s', async (language) => {
    const { html, text } = await renderMail(aMail({ language, body }), letterhead);
    expect(html).toContain(`<html lang="${language.replace('_', '-')}"`);
    expect(text).toContain('Cicerone S.r.l., Roma');
    expect(text.split('\n').at(-3)?.length).toBeGreaterThan(20);
  });

  it('ends no line of its footer between a postal code and its town', async () => {
    const postalLine = 'Cicerone S.r.l., Via del Governo Vecchio 73, 00186 Roma, Italia';
    const { html, text } = await renderMail(aMail({ body }), { ...letterhead, postalLine });
    expect(html).toContain('Vecchio 73, <span style="white-space:nowrap">00186 Roma</span>, Italia');
    expect(text).toContain('Vecchio 73, 00186 Roma, Italia');
  });

  it('makes a link of an address of the site in a sentence, but of no other', async () => {
    const page = 'https://cicerone.example/fr_FR/EUR/order/CIC-1?token=a';
    const { html, text } = await renderMail(
      aMail({ body: <MailParagraph>{`Dear https://evil.example, open the page: ${page}`}</MailParagraph> }),
      letterhead,
    );
    expect(html).toMatch(new RegExp(`<a href="${page.replace('?', '\\?')}"`));
    expect(html).not.toContain('href="https://evil.example');
    expect(text.split(page)).toHaveLength(2);
  });

  it('shows what people wrote as text, never as markup', async () => {
    const { html, text } = await renderMail(aMail({ body }), letterhead);
    expect(html).not.toContain('<script');
    expect(text).toContain('Zoé <script>alert(1)</script>');
  });

  it('breaks no number at its hyphen, and shows no table without facts', async () => {
    const bodyOf = (
      <>
        <MailParagraph>Write to us about BK-4F8T2W, by e-mail.</MailParagraph>
        <MailFacts facts={[{ name: 'Not known', value: '' }]} />
      </>
    );
    const { html, text } = await renderMail(aMail({ body: bodyOf }), letterhead);
    expect(html).toContain('<span style="white-space:nowrap">BK-4F8T2W</span>');
    expect(html).not.toContain('class="facts"');
    expect(text).toContain('Write to us about BK-4F8T2W, by e-mail.');
  });

  it.each([
    ['в пятницу, 5 декабря 2026 г. в 08:00', ['5 декабря 2026 г.', 'в 08:00']],
    ['Freitag, 4. Dezember 2026', ['4. Dezember 2026']],
    ['vendredi 4 décembre', ['4 décembre']],
    ['東京都台東区雷門2-18-9', ['2-18-9']],
    ['2-18-9 Kaminarimon, 111-0034', ['2-18-9 Kaminarimon', '111-0034']],
    ['塔の下、〒605-0827 京都府', ['〒605-0827']],
    ['ご希望の場合は、BK-0PEY67を添えてご連絡ください', ['BK-0PEY67']],
    ['予約番号BK-0PEY67', ['BK-0PEY67']],
    ['お子様（2〜12歳）', ['2〜12歳']],
  ])('breaks no date and no number apart: %s', async (said, whole) => {
    const { html, text } = await renderMail(aMail({ body: <MailParagraph>{said}</MailParagraph> }), letterhead);
    for (const part of whole) expect(html).toContain(`<span style="white-space:nowrap">${part}</span>`);
    expect(text).toContain(said);
  });

  it('sets facts below their names on a telephone', async () => {
    const { html } = await renderMail(aMail({ body }), letterhead);
    expect(html).toContain('class="facts"');
    expect(html.slice(html.indexOf('@media (max-width: 480px)'))).toContain('.facts th, .facts td { display: block');
  });

  it('has a text part that says the same', async () => {
    const { text } = await renderMail(aMail({ body, preview: 'Only beside the subject' }), letterhead);
    expect(text).toBe(
      [
        'Your visit is confirmed',
        '',
        'Dear Zoé <script>alert(1)</script>, read this (https://cicerone.example/en_US/EUR/faq).',
        '',
        'Reference      BK-4F8T2W',
        'Meeting point  Piazza Navona',
        '',
        'Your code',
        '',
        '482 913',
        '',
        '> First line',
        '> second line',
        '',
        'See my booking (https://cicerone.example/en_US/EUR/bookings)',
        '',
        'You are receiving this message because of a booking, a request or an account of yours at Cicerone.',
        '',
        'Cicerone S.r.l., Roma',
      ].join('\n'),
    );
  });

  it('leaves an unsubscription link where there is one', async () => {
    const mail = aMail({
      body,
      unsubscribeUrl: 'https://cicerone.example/u/1',
      language: 'de_DE',
      reason: 'Sie haben den Rundbrief bestellt.',
    });
    const { text } = await renderMail(mail, letterhead);
    expect(text).toContain('Abbestellen (https://cicerone.example/u/1)');
    expect(text).toContain('Sie haben den Rundbrief bestellt.');
  });
});
