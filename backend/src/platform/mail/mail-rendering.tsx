import { render, toPlainText } from '@react-email/render';
import { type CompanyNumbers, companyNumbersText } from '../company-numbers.js';
import { formatText } from '../../shared-kernel/language/texts.js';
import { WHOLE } from '../whole.js';
import { MailLayout } from './components/mail-layout.js';
import { mailTexts } from './mail.texts.js';
import type { Mail } from './mailer.js';

export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

export interface Letterhead {
  /** The address of the site. Links that begin with `/` are relative to it. */
  readonly publicUrl: string;
  readonly postalLine: string;
  readonly companyNumbers?: CompanyNumbers;
}

/**
 * Renders the mail in its layout, as HTML and as text from the same components. A mail that its reader may choose to go
 * without (`isChosen`) leads to that choice.
 */
export async function renderMail(
  mail: Mail & { readonly isChosen?: boolean },
  { publicUrl, postalLine, companyNumbers = {} }: Letterhead,
): Promise<RenderedMail> {
  const { language, subject, preview, body, unsubscribeUrl } = mail;
  const choose = mail.isChosen
    ? { url: `${publicUrl}/${language}/notification-settings`, label: formatText(mailTexts.choose, language) }
    : undefined;
  const unsubscribe = unsubscribeUrl
    ? { url: unsubscribeUrl, label: formatText(mailTexts.unsubscribe, language) }
    : choose;
  const html = await render(
    <MailLayout
      publicUrl={publicUrl}
      postalLine={postalLine}
      companyNumbers={companyNumbersText(companyNumbers, language)}
      language={language}
      subject={subject}
      preview={preview}
      reason={mail.reason ?? formatText(mailTexts.reason, language)}
      unsubscribe={unsubscribe}
    >
      {body}
    </MailLayout>,
  );
  return { html: withWholeNumbers(html), text: plainText(html) };
}

/** Uses markup rather than invisible characters, so that copied text stays as written. */
const withWholeNumbers = (html: string): string => {
  const body = html.indexOf('<body');
  const texts = html
    .slice(body)
    .replace(/(?<=>)[^<]+/g, (text) => text.replace(WHOLE, '<span style="white-space:nowrap">$&</span>'));
  return html.slice(0, body) + texts;
};

function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: '[data-skip-in-text="true"]', format: 'skip' },
      { selector: 'title', format: 'skip' },
      { selector: 'style', format: 'skip' },
      { selector: 'h1', options: { uppercase: false, trailingLineBreaks: 2 } },
      { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'table.facts', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 2 } },
    ],
  }).trim();
}
