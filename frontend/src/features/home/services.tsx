import { BriefcaseBusiness, Binoculars, MapPin, PlaneLanding, Ship, type IconNode } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { navigation, useReady, type Destination } from '../../layout/navigation.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { Section } from './section.js';

interface Service extends Destination {
  readonly drawing: IconNode;
  readonly says: string;
}

const { airport, transfer, business, cruises, safari, quote } = navigation.services;

const services: readonly Service[] = [
  { ...airport, drawing: PlaneLanding, says: 'home.services.airport' },
  { ...transfer, drawing: MapPin, says: 'home.services.transfer' },
  { ...business, drawing: BriefcaseBusiness, says: 'home.services.business' },
  { ...cruises, drawing: Ship, says: 'home.services.cruise' },
  { ...safari, drawing: Binoculars, says: 'home.services.safari' },
];

/** What has no price before somebody has asked. */
export function Services() {
  const [general] = useReady([quote]);
  return (
    <Section
      title="home.services.title"
      className="deferred [--about:61rem] md:[--about:19rem]"
      lead="home.services.text"
      more={
        general && (
          <Link to={general.to} className={textLink}>
            <FormattedMessage id="home.services.ask" />
          </Link>
        )
      }
    >
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10 sm:max-lg:*:last:odd:col-span-2 lg:grid-cols-5 lg:gap-x-6">
        {useReady(services).map((service) => (
          <li key={service.text} className="group relative border-b border-line py-5 lg:border-b-0">
            <Icon of={service.drawing} className="size-6 text-action-text" />
            <h3 className="mt-3 text-lg hyphens-auto [overflow-wrap:anywhere]">
              <Link to={service.to} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
                <FormattedMessage id={service.text} />
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-soft">
              <FormattedMessage id={service.says} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
