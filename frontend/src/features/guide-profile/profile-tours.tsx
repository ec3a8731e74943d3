import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { categoriesQuery } from '../../shared/catalogue/catalogue.api.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { PartOfForm } from './part.js';
import type { PartProps } from './profile-draft.js';

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

/** Kinds of tours. */
export function Tours({ draft: { categories }, change }: PartProps) {
  const { data = [] } = useQuery(categoriesQuery(useSite()));
  return (
    <PartOfForm title="guide-profile.tours">
      <div className="grid gap-2 sm:grid-cols-2">
        {data.map(({ slug, title }) => (
          <Checkbox
            key={slug}
            label={title}
            checked={categories.includes(slug)}
            onChange={() => change({ categories: toggled(categories, slug) })}
          />
        ))}
      </div>
    </PartOfForm>
  );
}

const WHEELS = [
  ['hasCar', 'guide-profile.car'],
  ['hasBikes', 'guide-profile.bikes'],
  ['stepFree', 'guide-profile.stepFree'],
] as const;

export const Wheels = ({ draft, change }: PartProps) => (
  <PartOfForm title="guide-profile.wheels">
    {WHEELS.map(([name, text]) => (
      <Checkbox
        key={name}
        label={<FormattedMessage id={text} />}
        checked={draft[name]}
        onChange={({ currentTarget: { checked } }) => change({ [name]: checked })}
      />
    ))}
  </PartOfForm>
);
