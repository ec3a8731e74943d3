import type { ReactNode } from 'react';
import { Card } from '../../ui/display/card.js';
import { Link } from '../../ui/text/link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { textLink } from '../../ui/text/text-link.js';
import { DemoClock } from './demo-clock.js';
import { Sample } from './sample.js';

const TITLE = 'What the demonstration has';
const PASSWORD = 'cicerone-demo';

const accounts = [
  { email: 'traveller@cicerone.example', who: 'A traveller, in English' },
  { email: 'traveller2@cicerone.example', who: 'A traveller, in German' },
  { email: 'pro@cicerone.example', who: 'A travel agent, in French' },
  { email: 'guide@cicerone.example', who: 'A guide in Rome' },
  { email: 'guide2@cicerone.example', who: 'Another guide in Rome' },
  { email: 'recruit@cicerone.example', who: 'Somebody who is becoming a guide, in Spanish' },
  { email: 'admin@cicerone.example', who: 'One of the team' },
  { email: 'super@cicerone.example', who: 'The team’s head, in Italian' },
];

const links = [
  { to: '/dev/mailbox', name: 'Mailbox', text: 'Every mail that was sent, with its attachments.' },
  { to: '/api/docs', name: 'API', text: 'Every call, to read and to try.' },
];

/** What the demonstration has beside the site itself. For developers and its visitors: English only. */
export const DevPage = () => (
  <div lang="en" className="page-width grid gap-12 py-12">
    <PageHead title={TITLE} noindex />
    <h1>{TITLE}</h1>
    <Sample title="Accounts">
      <p>
        All with the password <strong>{PASSWORD}</strong>.
      </p>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {accounts.map(({ email, who }) => (
          <li key={email}>
            <span className="block font-medium wrap-anywhere">{email}</span>
            <span className="text-sm text-ink-soft">{who}</span>
          </li>
        ))}
      </ul>
    </Sample>
    <Sample title="Clock">
      <DemoClock />
    </Sample>
    <Sample title="More">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ to, name, text }) => (
          <Entry key={to} text={text}>
            <a href={to} className={textLink}>
              {name}
            </a>
          </Entry>
        ))}
        <Entry text="Each part of the interface at a glance, in both themes.">
          <Link to="/dev/ui" className={textLink}>
            Parts of the interface
          </Link>
        </Entry>
      </ul>
    </Sample>
  </div>
);

const Entry = ({ text, children }: { text: string; children: ReactNode }) => (
  <li>
    <Card className="grid h-full content-start gap-1">
      <p className="font-medium">{children}</p>
      <p className="text-sm text-ink-soft">{text}</p>
    </Card>
  </li>
);
