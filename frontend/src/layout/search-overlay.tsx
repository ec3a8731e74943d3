import { FormattedMessage } from 'react-intl';
import { Dialog } from '../ui/overlay/dialog.js';
import { Link } from '../ui/text/link.js';
import { CitySearch } from '../shared/city-search/city-search.js';
import { useCityOptions } from '../shared/city-search/use-city-options.js';

/** Where to go without typing: what was looked for before, and where many go. */
function KnownCities({ onClose }: { onClose: () => void }) {
  const cities = useCityOptions('', true).options.filter(({ isAction }) => !isAction);
  const groups = [...new Set(cities.map(({ group = '' }) => group))];
  return (
    // As high as it will be: the window stands in the middle, and would move with what comes.
    <div className="mt-6 grid min-h-28 content-start gap-4">
      {groups.map((name) => (
        <section key={name} aria-label={name}>
          <p aria-hidden="true" className="mb-2 text-sm font-medium text-ink-soft">
            {name}
          </p>
          <ul className="flex flex-wrap gap-2">
            {cities
              .filter(({ group }) => group === name)
              .map(({ key, title }) => (
                <li key={key}>
                  <Link
                    to={`/city/${key}`}
                    onClick={onClose}
                    className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3 text-sm hover:bg-sunken"
                  >
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export const SearchOverlay = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen title={<FormattedMessage id="layout.search.title" />} onClose={onClose}>
    <CitySearch focused onDone={onClose} />
    <KnownCities onClose={onClose} />
  </Dialog>
);
