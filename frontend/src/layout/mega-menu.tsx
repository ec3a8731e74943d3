import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { breakable } from '../i18n/unbroken.js';
import { Link } from '../ui/link.js';
import { categoriesQuery, continentsQuery } from './layout.api.js';
import { menuLink, NavLinks } from './nav-links.js';
import { navigation } from './navigation.js';

const { more } = navigation;
const column = 'grid content-start gap-5';

function Categories() {
  const { data = [] } = useQuery(categoriesQuery(useSite()));
  if (data.length === 0) return null;
  return (
    <div>
      <p className="px-3 pb-1 text-sm font-semibold text-ink-soft">
        <FormattedMessage id="layout.menu.categories" />
      </p>
      <ul>
        {data.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/tours?categories=${slug}`} className={menuLink}>
              {breakable(title)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Continents() {
  const { data = [] } = useQuery(continentsQuery(useSite()));
  return (
    <div>
      <NavLinks destinations={navigation.zones} title="layout.menu.zones" />
      <ul>
        {data.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/continent/${slug}`} className={menuLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const MegaMenu = () => (
  <div className="grid auto-cols-fr grid-flow-col">
    <div className={column}>
      <NavLinks destinations={navigation.home} title="layout.menu.home" />
      <NavLinks destinations={more.company} title="layout.footer.company" />
    </div>
    <Categories />
    <Continents />
    <div className={column}>
      <NavLinks destinations={more.services} title="layout.footer.services" />
      <NavLinks destinations={more.further} title="layout.menu.more" />
    </div>
  </div>
);
