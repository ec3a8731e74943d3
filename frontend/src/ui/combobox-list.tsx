import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.js';
import type { ComboboxProps } from './combobox.js';
import type { ControlProps } from './field.js';

interface ComboboxListProps extends ComboboxProps {
  control: ControlProps;
  className: string;
  hasFocus: boolean;
}

const keepAll = (): boolean => true;

export function ComboboxList({ name, text, onText, options, onPick, empty, ...rest }: ComboboxListProps) {
  const { control, className, hasFocus, placeholder, field } = rest;
  const pick = (key: unknown): void => {
    const option = options.find((each) => each.key === key);
    if (option) onPick(option);
  };
  return (
    <AriaLocale>
      <ComboBox
        aria-label={name}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        items={options}
        defaultFilter={keepAll}
        inputValue={text}
        onInputChange={onText}
        onSelectionChange={pick}
      >
        <Input
          {...control}
          name={field}
          placeholder={placeholder}
          autoComplete="off"
          autoFocus={hasFocus}
          className={className}
          onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
        />
        <Popover className="w-(--trigger-width) min-w-64 animate-appear rounded-lg border border-line bg-surface p-1 text-ink shadow-high">
          <ListBox
            className="max-h-80 overflow-y-auto outline-none"
            renderEmptyState={() => <div className="px-3 py-2 text-ink-soft">{empty}</div>}
          >
            {(option: (typeof options)[number]) => (
              <ListBoxItem
                id={option.key}
                textValue={option.title}
                className="cursor-pointer rounded-sm px-3 py-2 outline-none data-focused:bg-sunken"
              >
                <span className="font-medium">{option.title}</span>
                {option.detail && <span className="text-ink-soft"> {option.detail}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}
