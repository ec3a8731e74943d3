import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import type { ComboboxOption } from '../../ui/form/combobox-props.js';
import { Combobox } from '../../ui/form/combobox.js';
import { forgetCities, rememberCity } from './recent-cities.js';
import { TryAgain } from './try-again.js';
import { FORGET, useCityOptions, type CityChoice } from './use-city-options.js';

interface CityComboboxProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  onPick: (option: ComboboxOption) => void;
  /** The error of the submitted form. */
  error?: ReactNode;
  hint?: ReactNode;
  /** The sought city, if the field shows an earlier choice. */
  sought?: string;
  /** Restricts the choice; any city if left out. */
  choice?: CityChoice;
  /** Called when somebody points at the field or focuses it: suggestions are needed soon. */
  onTouch?: () => void;
  placeholder?: string;
  opensEmpty?: boolean;
  /** Focuses the field when it appears. */
  focused?: boolean;
}

/**
 * The field for a city. It suggests cities in any language and spelling, and recent and popular ones before anything is
 * typed.
 */
export function CityCombobox({
  text,
  onPick,
  sought = text,
  choice,
  onTouch,
  placeholder,
  ...field
}: CityComboboxProps) {
  const intl = useIntl();
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { options, note, found, retry } = useCityOptions(sought, isTouched, choice);
  const touch = (): void => {
    setTouched(true);
    onTouch?.();
  };

  const pick = (option: ComboboxOption): void => {
    const { key, title, detail = '', isAction = false } = option;
    if (key === FORGET) return forgetCities();
    if (!isAction) rememberCity(site.locale, { slug: key, name: title, country: detail });
    onPick(option);
  };

  // A status is announced only while somebody is searching.
  const isSought = sought !== '' || (isOpen && text === '');
  const told = found ? (
    <FormattedMessage id="layout.search.count" values={{ count: found }} />
  ) : (
    note && <FormattedMessage id={note} />
  );

  return (
    <div ref={place} onFocus={touch} onPointerEnter={touch} className="relative">
      <Combobox
        {...field}
        name={field.label}
        field="city"
        placeholder={placeholder ?? intl.formatMessage({ id: 'layout.search.wherePlaceholder' })}
        text={text}
        options={options}
        onPick={pick}
        onOpen={setOpen}
        empty={
          note && (
            <>
              <FormattedMessage id={note} />
              {retry && (
                // The field keeps the focus, so the list stays open.
                <TryAgain className="mt-1 block" onPointerDown={(event) => event.preventDefault()} onClick={retry} />
              )}
            </>
          )
        }
        said={isSought && told}
      />
      {retry && (
        <TryAgain
          className="not-focus:sr-only focus:absolute focus:end-2 focus:top-full focus:z-10 focus:bg-surface focus:px-2"
          onClick={() => {
            retry();
            place.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </div>
  );
}
