import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import type { ComboboxOption } from '../../ui/form/combobox-props.js';
import { Combobox } from '../../ui/form/combobox.js';
import { textLink } from '../../ui/text/text-link.js';
import { forgetCities, rememberCity } from './recent-cities.js';
import { FORGET, useCityOptions, type CityChoice } from './use-city-options.js';

interface CityComboboxProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  onPick: (option: ComboboxOption) => void;
  /** What is wrong with what was sent. */
  error?: ReactNode;
  hint?: ReactNode;
  /** What is looked for, where the field shows a city that was chosen before. */
  sought?: string;
  /** Any city where it is left out. */
  choice?: CityChoice;
  /** Somebody points at the field, or is in it: what it suggests is needed soon. */
  onTouch?: () => void;
  placeholder?: string;
  opensEmpty?: boolean;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

const TryAgain = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`min-h-11 cursor-pointer text-start ${textLink} ${className}`} {...button}>
    <FormattedMessage id="common.tryAgain" />
  </button>
);

/** The field for a city: suggests in any language and spelling; before anything is typed, those of before and popular ones. */
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

  // What is not being looked for is told to nobody.
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
                // The field keeps the focus, and so the list stays open.
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
