import type { ReactElement, ReactNode } from 'react';
import { bcp47, type Locale } from '../../../shared-kernel/language/locale.js';
import { COLOURS, RULES, SANS, SERIF } from './tokens.js';
import { SiteAddress } from './site-address.js';

export interface MailPaper {
  readonly language: Locale;
  readonly subject: string;
  readonly preview?: string;
  readonly publicUrl: string;
  readonly reason: string;
  readonly postalLine: string;
  /** One line; empty if the company has no numbers. */
  readonly companyNumbers: string;
  readonly unsubscribe?: { readonly url: string; readonly label: string };
  readonly children: ReactNode;
}

/** The layout of every mail: wordmark, content, footer. */
export function MailLayout(paper: MailPaper): ReactElement {
  const { language, subject, preview } = paper;
  return (
    <html lang={bcp47(language)} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{RULES}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: COLOURS.paper }}>
        {preview && <Preview text={preview} />}
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="paper"
          style={{ backgroundColor: COLOURS.paper }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px 40px' }}>
                <Column {...paper} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Column(paper: MailPaper): ReactElement {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 600 }}>
      <tbody>
        <Wordmark publicUrl={paper.publicUrl} />
        <Sheet>
          <SiteAddress value={paper.publicUrl}>{paper.children}</SiteAddress>
        </Sheet>
        <Footer {...paper} />
      </tbody>
    </table>
  );
}

/**
 * Hidden in the mail itself. The trailing characters keep mail programs from showing the mail's first words after it.
 */
function Preview({ text }: { text: string }): ReactElement {
  return (
    <div
      data-skip-in-text="true"
      style={{ display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0, lineHeight: '1px' }}
    >
      {text}
      {'\u00A0\u200C'.repeat(60)}
    </div>
  );
}

function Wordmark({ publicUrl }: { publicUrl: string }): ReactElement {
  const style = {
    fontFamily: SERIF,
    fontSize: 26,
    lineHeight: '32px',
    fontWeight: 700,
    color: COLOURS.ink,
    textDecoration: 'none',
  };
  return (
    <tr>
      <td className="ink" style={{ padding: '0 4px 14px' }}>
        <a href={publicUrl} data-skip-in-text="true" className="ink" style={style}>
          Cicerone
        </a>
      </td>
    </tr>
  );
}

function Sheet({ children }: { children: ReactNode }): ReactElement {
  const style = {
    backgroundColor: COLOURS.sheet,
    border: `1px solid ${COLOURS.line}`,
    borderTop: `4px solid ${COLOURS.terracotta}`,
    borderRadius: 12,
  };
  return (
    <tr>
      <td className="sheet" style={style}>
        <div className="sheet-inside ink" style={{ padding: '32px 36px 16px' }}>
          {children}
        </div>
      </td>
    </tr>
  );
}

function Footer({ reason, postalLine, companyNumbers, unsubscribe }: MailPaper): ReactElement {
  const style = { margin: '0 0 6px', fontFamily: SANS, fontSize: 13, lineHeight: '20px', color: COLOURS.quiet };
  return (
    <tr>
      <td style={{ padding: '20px 4px 0' }}>
        <p className="quiet" style={style}>
          {reason}
        </p>
        {unsubscribe && (
          <p className="quiet" style={style}>
            <a href={unsubscribe.url} className="quiet" style={{ color: COLOURS.quiet }}>
              {unsubscribe.label}
            </a>
          </p>
        )}
        <p className="quiet" style={style}>
          {postalLine}
        </p>
        {companyNumbers && (
          <p className="quiet" style={style}>
            {companyNumbers}
          </p>
        )}
      </td>
    </tr>
  );
}
