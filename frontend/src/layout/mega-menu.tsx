import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { breakable } from '../i18n/non-breaking-text.js';
import { Link } from '../ui/text/link.js';
import { categoriesQuery, continentsQuery } from '../shared/catalogue/catalogue.api.js';
import { NavLinks } from './nav-links.js';
import { navigation } from './navigation.js';

const { more, partners, side } = navigation;
const company = [...more.company, side.contact];
const column = 'grid content-start gap-5';
const line = 'block rounded-sm px-3 py-1.5 hover:bg-sunken';

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
            <Link to={`/tours?categories=${slug}`} className={line}>
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
      <NavLinks destinations={navigation.zones} title="layout.menu.zones" className={line} />
      <ul>
        {data.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/continent/${slug}`} className={line}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const MegaMenu = () => (
  <div className="grid grid-cols-3 text-[0.9375rem]">
    <div className={column}>
      <NavLinks destinations={navigation.home} title="layout.menu.home" className={line} />
      <Categories />
    </div>
    <div className={column}>
      <Continents />
      <NavLinks destinations={company} title="layout.footer.company" className={line} />
    </div>
    <div className={column}>
      <NavLinks destinations={more.services} title="layout.footer.services" className={line} />
      <NavLinks destinations={more.further} title="layout.menu.more" className={line} />
      <div className="fits-partners:hidden">
        <NavLinks destinations={partners} title="layout.partners" className={line} />
      </div>
    </div>
  </div>
);
