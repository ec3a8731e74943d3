import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { byName } from '../../i18n/by-name.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { categoriesQuery, mappedCitiesQuery } from '../../shared/catalogue/catalogue.api.js';
import { Button } from '../../ui/form/button.js';
import { Select } from '../../ui/form/select.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { guidesPath, readGuideFilters, type GuideFilters } from './guide-filters.js';
import { languagesQuery } from './guides.api.js';

interface ChoiceProps {
  name: 'city' | 'category' | 'guideLanguage';
  chosen: string | undefined;
  options: readonly { readonly value: string; readonly name: string }[];
}

const Choice = ({ name, chosen = '', options }: ChoiceProps) => {
  const intl = useIntl();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(chosen);
  // Back and forward choose as well, and the field that one is in stays where it is.
  useEffect(() => {
    if (select.current && shown.current !== chosen) select.current.value = chosen;
    shown.current = chosen;
  }, [chosen]);
  return (
    <Select
      ref={select}
      name={name}
      defaultValue={chosen}
      label={<FormattedMessage id={`guide-directory.filter.${name}`} />}
    >
      <option value="">{intl.formatMessage({ id: `guide-directory.filter.${name}.any` })}</option>
      {options.map(({ value, name: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
};

/** Each choice goes into the address at once; without script the button sends them. */
export function GuideSearch({ filters }: { filters: GuideFilters }) {
  const site = useSite();
  const go = useGo();
  const { data: cities } = useSuspenseQuery(mappedCitiesQuery(site));
  const { data: categories } = useSuspenseQuery(categoriesQuery(site));
  const { data: languages } = useSuspenseQuery(languagesQuery(site));
  const { locale } = useIntl();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const fields = ['city', 'category', 'guideLanguage'] as const;
    const filters = readGuideFilters(Object.fromEntries(fields.map((field) => [field, chosen(field)])));
    void go(guidesPath(filters), { replace: true });
  };
  return (
    <form
      method="get"
      action={sitePath(site, '/author')}
      onSubmit={send}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="grid items-end gap-4 rounded-lg bg-sunken p-5 md:grid-cols-3"
    >
      <Choice
        name="city"
        chosen={filters.city}
        options={byName(
          cities.filter(({ toursCount }) => toursCount > 0),
          locale,
        ).map(({ slug, name }) => ({ value: slug, name }))}
      />
      <Choice
        name="category"
        chosen={filters.category}
        options={categories.map(({ slug, title }) => ({ value: slug, name: title }))}
      />
      <Choice
        name="guideLanguage"
        chosen={filters.guideLanguage}
        options={byName(languages, locale).map(({ code, name }) => ({ value: code, name }))}
      />
      <noscript>
        <Button type="submit" look="secondary">
          <FormattedMessage id="guide-directory.show" />
        </Button>
      </noscript>
    </form>
  );
}
