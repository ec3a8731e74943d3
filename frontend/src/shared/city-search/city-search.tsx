import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '../../i18n/locales.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { PEOPLE, USUAL_PEOPLE } from '../trip-search/people.js';
import { Button } from '../../ui/form/button.js';
import { Combobox, type ComboboxListOf } from '../../ui/form/combobox.js';
import type { ComboboxOption } from '../../ui/form/combobox-props.js';
import { DayField } from '../../ui/form/day-field.js';
import { Icon } from '../../ui/display/icon.js';
import { Select } from '../../ui/form/select.js';
import { submitsOnEnter } from '../../ui/form/submit-on-enter.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { searchPath } from './search-path.js';
import { useZoneOf } from './use-zone-of.js';

const NONE: readonly ComboboxOption[] = [];

/** Suggestions and what words mean come with the first touch of the field, so that no page waits for them. */
const load = () => import('./search-list.js');

async function loadList(locale: Locale): Promise<ComboboxListOf> {
  const [{ SearchList, loadTexts }, { ComboboxList }] = await Promise.all([
    load(),
    import('../../ui/form/combobox-list.js'),
  ]);
  await loadTexts(locale);
  return (props) => <SearchList {...props} List={ComboboxList} />;
}

/** The open list would consume the key and only close. */
function sendAsTyped(event: KeyboardEvent): void {
  const { target } = event;
  if (!submitsOnEnter(event) || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-expanded') === 'true') target.form?.requestSubmit();
}

interface CitySearchProps {
  onDone?: () => void;
  /** Begins in the field for the city, for a dialog that was opened to search. */
  focused?: boolean;
}

/** The search for a city, a sight or a tour, with day and people. Without script it opens the list of tours with the typed words. */
export function CitySearch({ onDone, focused = false }: CitySearchProps) {
  const intl = useIntl();
  const site = useSite();
  const go = useGo();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<ComboboxOption>();
  const [day, setDay] = useState<string>();
  const [people, setPeople] = useState(USUAL_PEOPLE);
  const [state, setState] = useState<'asking' | 'failed'>();
  const queries = useQueryClient();
  const chosen = picked?.title === text ? picked.key : undefined;
  const city = chosen?.includes(':') ? undefined : chosen;
  const label = (id: string) => intl.formatMessage({ id });

  const pick = (option: ComboboxOption): void => {
    setPicked(option);
    setText(option.title);
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'asking') return;
    setState('asking');
    const script = await load().catch(() => undefined);
    const place = chosen ? script?.meantBy(chosen) : await script?.meantByWords(text.trim(), queries, site);
    setState(place ? undefined : 'failed');
    if (!place) return;
    onDone?.();
    await go(searchPath({ ...place, day, people }));
  };

  return (
    <form
      role="search"
      method="get"
      action={sitePath(site, '/tours')}
      onSubmit={(event) => void send(event)}
      className="grid gap-4 sm:grid-cols-[5fr_3fr]"
    >
      <div className="sm:col-span-2" onKeyDownCapture={sendAsTyped}>
        <Combobox
          label={label('layout.search.where')}
          name={label('layout.search.where')}
          field="city"
          placeholder={label('layout.search.placeholder')}
          text={text}
          onText={(typed) => {
            setText(typed);
            if (state === 'failed') setState(undefined);
          }}
          onPick={pick}
          options={NONE}
          empty={undefined}
          loadList={() => loadList(site.locale)}
          // In a dialog that opens with the focus in this field, the list would cover the other fields. The suggestions
          // stand below them instead.
          opensEmpty={!focused}
          focused={focused}
        />
      </div>
      <DayField
        label={label('layout.search.when')}
        field="startAt"
        placeholder={label('layout.search.anyDay')}
        timeZone={useZoneOf(city)}
        value={day}
        onChange={setDay}
      />
      <Select
        label={label('layout.search.who')}
        name="people"
        value={people}
        onChange={(event) => setPeople(Number(event.target.value))}
      >
        {PEOPLE.map((count) => (
          <option key={count} value={count}>
            {intl.formatNumber(count)}
          </option>
        ))}
      </Select>
      {state === 'failed' && (
        <p role="alert" className="text-sm font-medium text-danger sm:col-span-2">
          <FormattedMessage id="layout.search.failed" />
        </p>
      )}
      <Button type="submit" busy={state === 'asking'} className="sm:col-span-2">
        <Icon of={Search} />
        <FormattedMessage id={state === 'failed' ? 'common.tryAgain' : 'layout.search.go'} />
      </Button>
    </form>
  );
}
