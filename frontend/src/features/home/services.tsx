import { BriefcaseBusiness, Binoculars, MapPin, PlaneLanding, Ship, type LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useIsReady } from '../../layout/navigation.js';
import { Icon } from '../../ui/icon.js';
import { Link } from '../../ui/link.js';
import { moreLink, Section } from './section.js';

interface Service {
  /** Its form. */
  readonly to: string;
  readonly drawing: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const services: readonly Service[] = [
  { to: '/airport-pickup', drawing: PlaneLanding, title: 'layout.nav.airport', text: 'home.services.airport' },
  { to: '/transfer', drawing: MapPin, title: 'layout.nav.transfer', text: 'home.services.transfer' },
  { to: '/business-trip', drawing: BriefcaseBusiness, title: 'layout.nav.business', text: 'home.services.business' },
  { to: '/cruise-tour', drawing: Ship, title: 'layout.nav.cruises', text: 'home.services.cruise' },
  { to: '/quote', drawing: Binoculars, title: 'home.services.safari.title', text: 'home.services.safari' },
];

/** Whom to write to as long as a service has no form of its own. */
const LETTER = '/contact?reason=quote';

/** What has no price before somebody has asked. */
export function Services() {
  const isReady = useIsReady();
  return (
    <Section
      title="home.services.title"
      lead="home.services.text"
      more={
        <Link to={isReady({ to: '/quote' }) ? '/quote' : LETTER} className={moreLink}>
          <FormattedMessage id="home.services.ask" />
        </Link>
      }
    >
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-5 lg:gap-x-6">
        {services.map((service) => (
          <li key={service.to} className="group relative border-b border-line py-5 lg:border-b-0">
            <Icon of={service.drawing} className="size-6 text-action-text" />
            <h3 className="mt-3 text-lg hyphens-auto [overflow-wrap:anywhere]">
              <Link
                to={isReady(service) ? service.to : LETTER}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                <FormattedMessage id={service.title} />
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-soft">
              <FormattedMessage id={service.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
