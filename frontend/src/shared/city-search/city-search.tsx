import { Search } from 'lucide';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sitePath, useSite } from '../../i18n/site.js';
import { PEOPLE, USUAL_PEOPLE } from '../trip-search/people.js';
import { Button } from '../../ui/form/button.js';
import type { ComboboxOption } from '../../ui/form/combobox-props.js';
import { DayField } from '../../ui/form/day-field.js';
import { Icon } from '../../ui/display/icon.js';
import { Select } from '../../ui/form/select.js';
import { submitsOnEnter } from '../../ui/form/submit-on-enter.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { CityCombobox } from './city-combobox.js';
import { searchPath } from './search-path.js';
import { usePlaceOf } from './use-place-of.js';
import { useZoneOf } from './use-zone-of.js';

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

/** The search for city, day and people. Without script it opens the list of tours with the typed words. */
export function CitySearch({ onDone, focused = false }: CitySearchProps) {
  const intl = useIntl();
  const site = useSite();
  const go = useGo();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<ComboboxOption>();
  const [day, setDay] = useState<string>();
  const [people, setPeople] = useState(USUAL_PEOPLE);
  const [state, setState] = useState<'asking' | 'failed'>();
  const placeOf = usePlaceOf();
  const city = picked?.title === text ? picked.key : undefined;
  const label = (id: string) => intl.formatMessage({ id });

  const pick = (option: ComboboxOption): void => {
    setPicked(option);
    setText(option.title);
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'asking') return;
    setState('asking');
    const place = city ? { city } : await placeOf(text.trim());
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
        <CityCombobox
          label={label('layout.search.where')}
          text={text}
          onText={(typed) => {
            setText(typed);
            if (state === 'failed') setState(undefined);
          }}
          onPick={pick}
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
