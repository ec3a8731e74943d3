import type { ReactElement } from 'react';
import type { MailboxMail } from './mailbox.js';

interface Shown {
  readonly mails: readonly MailboxMail[];
  readonly mail: MailboxMail | undefined;
  readonly to: string;
}

/** A list of mails beside the open one, in English only: for developers and visitors of the demonstration. */
export function MailboxPage({ mails, mail, to }: Shown): ReactElement {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox – Cicerone demonstration</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <header>
          <h1>Mailbox</h1>
          <form method="get">
            <label>
              Mails to <input type="search" name="to" defaultValue={to} placeholder="everybody" />
            </label>
            <button type="submit">Show</button>
          </form>
        </header>
        <div className="columns">
          <MailList mails={mails} open={mail?.id} to={to} />
          <main>
            {mail ? <OpenMail mail={mail} /> : <p className="empty">No mail has been sent{to && ` to ${to}`} yet.</p>}
          </main>
        </div>
      </body>
    </html>
  );
}

function MailList({
  mails,
  open,
  to,
}: {
  mails: readonly MailboxMail[];
  open: string | undefined;
  to: string;
}): ReactElement {
  return (
    <nav aria-label="Mails">
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <a
              href={`?${new URLSearchParams({ ...(to ? { to } : {}), mail: mail.id })}`}
              aria-current={mail.id === open ? 'true' : undefined}
            >
              <strong lang={mail.language.slice(0, 2)}>{withWholeReference(mail.subject)}</strong>
              <span>{mail.to}</span>
              <time dateTime={mail.sentAt.toISOString()}>
                {mail.sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC
              </time>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Keeps `BK-4F8T2W` in one line. */
const withWholeReference = (subject: string): string => subject.replaceAll(/(?<=\b(?:BK|CIC))-/gu, '-\u2060');

function OpenMail({ mail }: { mail: MailboxMail }): ReactElement {
  return (
    <article>
      <h2 lang={mail.language.slice(0, 2)}>{withWholeReference(mail.subject)}</h2>
      <p className="facts">
        To {mail.to} · {mail.replyTo && <>Reply to {mail.replyTo} · </>}
        {mail.kind} · {mail.language}
      </p>
      {mail.attachments.length > 0 && (
        <ul className="attachments">
          {mail.attachments.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src={`/dev/mailbox/${mail.id}`} />
      <details>
        <summary>Text part</summary>
        <pre>{mail.text}</pre>
      </details>
    </article>
  );
}

const STYLES = `
:root { color-scheme: light dark; --paper: light-dark(#FBF7F0, #12161F); --sheet: light-dark(#fff, #1B2130); --ink: light-dark(#1F2430, #F2ECE2); --quiet: light-dark(#5A5F6B, #B4B1AC); --line: light-dark(#E4DED3, #343B4B); --act: light-dark(#A8431F, #F08A63); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 20px; border-bottom: 4px solid #C4512D; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 24px; } h2 { font-size: 22px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
input[type=search] { width: min(320px, 60vw); }
input, button { font: inherit; min-height: 36px; padding: 4px 12px; border: 1px solid var(--line); border-radius: 4px; background: var(--sheet); color: inherit; }
.columns { display: grid; grid-template-columns: minmax(240px, 340px) 1fr; }
nav ul, .attachments { list-style: none; margin: 0; padding: 0; }
nav { border-right: 1px solid var(--line); height: calc(100vh - 66px); overflow: auto; }
nav a { display: grid; padding: 10px 20px; border-bottom: 1px solid var(--line); border-left: 4px solid transparent; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a[aria-current] { background: var(--sheet); border-left-color: #C4512D; }
nav a:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid #2F6F9F; outline-offset: -3px; }
nav span, nav time, .facts { color: var(--quiet); font-size: 14px; margin: 0; }
main { padding: 16px 20px; min-width: 0; }
.attachments { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
.attachments a { display: block; padding: 6px 12px; border: 1px solid var(--line); border-radius: 4px; color: var(--act); }
iframe { width: 100%; height: calc(100vh - 230px); min-height: 420px; margin-top: 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
details { margin-top: 12px; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 768px) {
  form { flex: 1 1 100%; flex-wrap: nowrap; }
  label { display: flex; flex: 1; gap: 8px; align-items: center; min-width: 0; white-space: nowrap; }
  input[type=search] { flex: 1; width: 0; min-width: 0; }
  .columns { grid-template-columns: 1fr; }
  nav { height: auto; max-height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); }
}
`;
