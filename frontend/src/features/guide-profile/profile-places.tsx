import { X } from 'lucide';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CityCombobox } from '../../shared/city-search/city-combobox.js';
import { Icon } from '../../ui/display/icon.js';
import { Button } from '../../ui/form/button.js';
import { PartOfForm } from './part.js';
import type { PartProps } from './profile-draft.js';

/** The cities in which the guide leads. The last one cannot be removed. */
export function Places({ draft: { cities }, change }: PartProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  return (
    <PartOfForm title="guide-profile.places" hint="guide-profile.places.hint">
      <ul className="flex flex-wrap gap-2">
        {cities.map(({ slug, name }) => (
          <li key={slug} className="flex items-center gap-1 rounded-full border border-line bg-surface ps-4">
            {name}
            <Button
              look="quiet"
              disabled={cities.length === 1}
              aria-label={intl.formatMessage({ id: 'guide-profile.places.remove' }, { city: name })}
              onClick={() => change({ cities: cities.filter((each) => each.slug !== slug) })}
            >
              <Icon of={X} className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <CityCombobox
        label={intl.formatMessage({ id: 'guide-profile.places.add' })}
        opensEmpty
        text={text}
        onText={setText}
        onPick={({ key, title, isAction }) => {
          if (isAction) return;
          setText('');
          if (!cities.some(({ slug }) => slug === key)) change({ cities: [...cities, { slug: key, name: title }] });
        }}
      />
    </PartOfForm>
  );
}
