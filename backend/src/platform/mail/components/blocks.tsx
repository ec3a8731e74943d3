import { Fragment, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { useSiteAddress } from './site-address.js';
import { COLOURS, SANS, SERIF, TEXT } from './tokens.js';

interface WithChildren {
  readonly children: ReactNode;
}

/** The title of the mail. */
export function MailHeading({ children }: WithChildren): ReactElement {
  const style = {
    margin: '0 0 16px',
    fontFamily: SERIF,
    fontSize: 26,
    lineHeight: '34px',
    fontWeight: 600,
    color: COLOURS.ink,
    // Browsers with this value break Japanese titles between phrases.
    wordBreak: 'auto-phrase',
  } as const;
  return (
    <h1 className="ink" style={style}>
      {children}
    </h1>
  );
}

/** The title of a section. */
export function MailSubheading({ children }: WithChildren): ReactElement {
  const style = {
    margin: '28px 0 10px',
    fontFamily: SERIF,
    fontSize: 19,
    lineHeight: '26px',
    fontWeight: 600,
    color: COLOURS.ink,
  };
  return (
    <h2 className="ink" style={style}>
      {children}
    </h2>
  );
}

const ADDRESS = /(https?:\/\/\S+)/;

/** Addresses of the site in the text become links; those that somebody wrote stay text. */
const withLinks = (text: string, site: string): ReactNode =>
  text.split(ADDRESS).map((part, index) =>
    part.startsWith(site) ? (
      <MailLink key={index} href={part}>
        {part}
      </MailLink>
    ) : (
      part
    ),
  );

export function MailParagraph({ children, quiet = false }: WithChildren & { quiet?: boolean }): ReactElement {
  const style = quiet ? { ...TEXT, fontSize: 14, lineHeight: '22px', color: COLOURS.quiet } : TEXT;
  const site = useSiteAddress('/');
  return (
    <p className={quiet ? 'quiet' : 'ink'} style={style}>
      {typeof children === 'string' ? withLinks(children, site) : children}
    </p>
  );
}

/** A quoted text with its line breaks. */
export function MailQuotation({ children }: { children: string }): ReactElement {
  const style: CSSProperties = { ...TEXT, padding: '4px 0 4px 16px', borderLeft: `3px solid ${COLOURS.line}` };
  const lines = children.split(/\r?\n/);
  return (
    <blockquote className="ink line" style={style}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  );
}

export interface MailFact {
  readonly name: string;
  readonly value: ReactNode;
}

/** A value of several lines. Undefined lines are left out. */
export const lines = (...texts: readonly (string | undefined)[]): ReactNode =>
  texts
    .filter((text) => text !== undefined)
    .map((text, index) => (
      <Fragment key={text}>
        {index > 0 && <br />}
        {text}
      </Fragment>
    ));

/** Names and values in two columns. Facts without a value are left out. */
export function MailFacts({ facts }: { facts: readonly MailFact[] }): ReactElement | null {
  const shown = facts.filter(({ value }) => value !== '' && value !== undefined && value !== null);
  if (shown.length === 0) return null;
  return (
    <table
      className="facts"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '8px 0 24px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {shown.map(({ name, value }) => (
          <tr key={name}>
            <th
              scope="row"
              align="left"
              className="quiet line"
              style={{ ...FACT_CELL, width: '38%', paddingRight: 16, fontWeight: 400, color: COLOURS.quiet }}
            >
              {name}
            </th>
            <td className="ink line" style={{ ...FACT_CELL, fontWeight: 600, color: COLOURS.ink }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FACT_CELL: CSSProperties = {
  padding: '10px 0',
  borderBottom: `1px solid ${COLOURS.line}`,
  fontFamily: SANS,
  fontSize: 15,
  lineHeight: '22px',
  verticalAlign: 'top',
  textAlign: 'left',
  wordBreak: 'auto-phrase',
};

interface MailButtonProps extends WithChildren {
  readonly href: string;
  /** For actions that end something: the button does not draw attention. */
  readonly plain?: boolean;
}

/** The one next step. `href` is an absolute address or a path on our site. */
export function MailButton({ href, plain = false, children }: MailButtonProps): ReactElement {
  const style: CSSProperties = {
    display: 'inline-block',
    padding: '13px 26px',
    borderRadius: 4,
    fontFamily: SANS,
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 600,
    textDecoration: 'none',
    ...(plain
      ? { border: `1px solid ${COLOURS.quiet}`, color: COLOURS.ink }
      : { backgroundColor: COLOURS.terracotta, color: '#FFFFFF' }),
  };
  return (
    <p style={{ margin: '24px 0' }}>
      <a href={useSiteAddress(href)} className={plain ? 'plain-button' : 'button'} style={style}>
        {children}
      </a>
    </p>
  );
}

/** A link inside a paragraph. */
export function MailLink({ href, children }: WithChildren & { href: string }): ReactElement {
  return (
    <a href={useSiteAddress(href)} style={{ color: COLOURS.terracotta }}>
      {children}
    </a>
  );
}

/** A code or a number to copy. */
export function MailCode({ children }: WithChildren): ReactElement {
  const style: CSSProperties = {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: 4,
    backgroundColor: COLOURS.paper,
    color: COLOURS.ink,
    fontFamily: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
    fontSize: 22,
    lineHeight: '28px',
    letterSpacing: 2,
  };
  return (
    <p style={{ margin: '16px 0 24px' }}>
      <strong className="code ink" style={style}>
        {children}
      </strong>
    </p>
  );
}
