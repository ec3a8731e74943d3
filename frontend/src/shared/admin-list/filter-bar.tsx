import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { formatDay } from '../../ui/text/date-time.js';
import { RemovableChip } from '../../ui/display/chip.js';
import { useGo } from '../../ui/behavior/use-go.js';
import type { ListFilter } from './admin-list.types.js';
import { listAddress, type ListSearch } from './list-address.js';

interface FilterProps {
  path: string;
  search: ListSearch;
  filters: readonly ListFilter[];
}

const control =
  'h-9 min-w-0 rounded-sm border border-line-strong bg-surface px-2 text-sm text-ink placeholder:text-ink-soft hover:border-ink';

/** Fields above a list. A choice counts at once, a text when it is sent. */
export function FilterBar({ path, search, filters, searchLabel }: FilterProps & { searchLabel: string | undefined }) {
  const intl = useIntl();
  const go = useGo();
  const set = (name: string, value: string): void => void go(listAddress(path, search, { [name]: value }));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : []));
    void go(listAddress(path, search, Object.fromEntries(typed) as ListSearch));
  };
  return (
    // The fields show what the address says, also after a way back.
    <form
      key={JSON.stringify(search)}
      role="search"
      aria-label={intl.formatMessage({ id: 'admin-list.filters' })}
      className="flex flex-wrap items-end gap-2"
      onSubmit={send}
    >
      {searchLabel !== undefined && (
        <input
          name="query"
          type="search"
          maxLength={100}
          autoComplete="off"
          aria-label={searchLabel}
          placeholder={searchLabel}
          defaultValue={search['query']}
          className={`${control} w-64 max-sm:w-full`}
        />
      )}
      {filters.map(({ name, label, choices, kind }) =>
        choices ? (
          <select
            key={name}
            name={name}
            aria-label={label}
            defaultValue={search[name] ?? ''}
            onChange={({ target }) => set(name, target.value)}
            className={`${control} max-sm:flex-1`}
          >
            <option value="">{label}</option>
            {choices.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ) : kind === 'day' ? (
          <label key={name} className="flex items-center gap-1.5 text-sm text-ink-soft">
            {label}
            <input
              name={name}
              type="date"
              defaultValue={search[name]}
              onBlur={({ target }) => target.value !== (search[name] ?? '') && set(name, target.value)}
              className={control}
            />
          </label>
        ) : (
          <input
            key={name}
            name={name}
            autoComplete="off"
            maxLength={100}
            aria-label={label}
            placeholder={label}
            defaultValue={search[name]}
            className={`${control} w-44 max-sm:flex-1`}
          />
        ),
      )}
      <button type="submit" className={`${control} cursor-pointer px-3 font-medium`}>
        <FormattedMessage id="admin-list.filter" />
      </button>
    </form>
  );
}

/** What the list is filtered by, each taken away by a click. */
export function FilterChips({ path, search, filters }: FilterProps) {
  const intl = useIntl();
  const go = useGo();
  const query: ListFilter = { name: 'query', label: intl.formatMessage({ id: 'admin-list.query' }) };
  const set = [query, ...filters].flatMap((filter) => {
    const value = search[filter.name];
    return value === undefined ? [] : [{ filter, value }];
  });
  if (set.length === 0) return null;
  const textOf = ({ choices, kind, said }: ListFilter, value: string): string => {
    if (said) return said(value);
    if (kind === 'day') return formatDay(value, intl.locale, 'short');
    return choices?.find((choice) => choice.value === value)?.text ?? value;
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {set.map(({ filter, value }) => {
        const values = { filter: filter.label, value: textOf(filter, value) };
        return (
          <RemovableChip
            key={filter.name}
            name={intl.formatMessage({ id: 'admin-list.chip.remove' }, values)}
            onRemove={() => void go(listAddress(path, search, { [filter.name]: undefined }))}
          >
            <FormattedMessage id="admin-list.chip" values={values} />
          </RemovableChip>
        );
      })}
      <Link to={listAddress(path, { sort: search['sort'] })} className={`${textLink} text-sm`}>
        <FormattedMessage id="admin-list.clear" />
      </Link>
    </div>
  );
}
