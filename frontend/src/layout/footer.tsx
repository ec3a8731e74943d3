import { FormattedMessage } from 'react-intl';
import { useSession } from '../session/session.js';
import { Link } from '../ui/text/link.js';
import { Logo } from './logo.js';
import { WAYS, footerOf, navigation, useReady, type Destination } from './navigation.js';
import { SocialLinks } from './social-links.js';
import { TeamMail } from '../shared/team-mail/team-mail.js';
import { ThemeToggle } from './theme-toggle.js';
import { SitesWithoutScript } from './without-script.js';

const link = 'inline-block max-w-full py-1 underline-offset-4 hover:underline';

function Column({
  title,
  destinations,
  className = '',
}: {
  title: string;
  destinations: readonly Destination[];
  className?: string;
}) {
  const ready = useReady(destinations);
  if (ready.length === 0) return null;
  return (
    <nav aria-labelledby={`footer-${title}`} className={`lg:grow lg:basis-34 ${className}`}>
      <h2 id={`footer-${title}`} className="mb-2 font-sans text-sm font-semibold tracking-normal">
        <FormattedMessage id={title} />
      </h2>
      <ul className="text-sm">
        {ready.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} className={link}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Legal() {
  const legal = useReady(navigation.footer.legal);
  return (
    <ul className="flex flex-wrap gap-x-4">
      {legal.map(({ text, to }) => (
        <li key={text}>
          <Link to={to} className={link}>
            <FormattedMessage id={text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Footer() {
  const { discover, services, company, visitor } = navigation.footer;
  const user = useSession()?.user;
  return (
    <footer
      id="footer"
      className="deferred [--about:56rem] md:[--about:40rem] lg:[--about:24rem] mt-8 border-t border-line bg-sunken"
    >
      <SitesWithoutScript />
      <div
        id={WAYS}
        className="page-width grid xs:grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-4 lg:flex lg:flex-wrap lg:gap-x-10"
      >
        <div className="grid xs:col-span-2 content-start gap-3 md:col-span-4 lg:grow-[1.5] lg:basis-60">
          <Link to="/" className="w-fit rounded-sm">
            <Logo />
          </Link>
          <p className="max-w-[36ch] text-sm text-ink-soft">
            <FormattedMessage id="layout.footer.word" />
          </p>
          <TeamMail className={`w-fit text-sm ${link}`} />
          <SocialLinks />
        </div>
        <Column title="layout.footer.discover" destinations={discover} />
        <Column title="layout.footer.services" destinations={services} />
        <Column title="layout.footer.company" destinations={company} />
        <Column
          title="layout.footer.visitor"
          destinations={user ? footerOf(user) : visitor}
          className={user ? '' : 'signed-in:invisible'}
        />
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm text-ink-soft">
          <p className="max-w-[70ch] lg:flex-1 lg:basis-80 lg:text-balance">
            <FormattedMessage id="layout.footer.cookies" />
          </p>
          <Legal />
          <ThemeToggle className="-mx-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-2 hover:text-ink" />
        </div>
      </div>
    </footer>
  );
}
