import { useContext, useDeferredValue, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../behavior/aria-locale.js';
import type { ComboboxOption, ComboboxProps, LeftField } from './combobox-props.js';
import type { ControlProps } from './field.js';

export interface ComboboxListProps extends ComboboxProps, LeftField {
  control: ControlProps;
  className: string;
}

const keepAll = (): boolean => true;

const Option = ({ option: { key, title, detail, isAction = false } }: { option: ComboboxOption }) => (
  <ListBoxItem
    id={key}
    textValue={isAction ? '' : title}
    className="cursor-pointer rounded-sm px-3 py-2 outline-focus -outline-offset-2 data-focused:bg-sunken data-focus-visible:outline-2 forced-colors:data-focused:chosen forced-colors:data-focused:*:text-current"
  >
    <span className={isAction ? 'text-sm text-action-text underline underline-offset-4' : 'font-medium'}>{title}</span>
    {detail && <span className="text-ink-soft"> {detail}</span>}
  </ListBoxItem>
);

/** By heading, in their order. */
const groupsOf = (options: readonly ComboboxOption[]): readonly (readonly [string, readonly ComboboxOption[]])[] =>
  [...new Set(options.map(({ group = '' }) => group))].map((title) => [
    title,
    options.filter(({ group = '' }) => group === title),
  ]);

const Options = ({ options }: { options: readonly ComboboxOption[] }) =>
  groupsOf(options).map(([title, members]) =>
    title ? (
      <ListBoxSection key={title} id={`:${title}`}>
        <Header className="px-3 pt-3 pb-1 text-sm font-medium text-ink-soft">{title}</Header>
        {members.map((option) => (
          <Option key={option.key} option={option} />
        ))}
      </ListBoxSection>
    ) : (
      members.map((option) => <Option key={option.key} option={option} />)
    ),
  );

/** Its list opens by a click as well, where it was closed or the field had the focus before anybody came; at once where letters wait for it. */
function OpeningInput({ opensAtOnce, ...props }: ComponentProps<typeof Input> & { opensAtOnce: boolean }) {
  const list = useContext(ComboBoxStateContext);
  const open = useEffectEvent(() => opensAtOnce && list?.open(null, 'manual'));
  useEffect(() => void open(), []);
  return <Input {...props} onClick={() => list?.open(null, 'manual')} />;
}

export function ComboboxList({
  name,
  text,
  onText,
  options,
  onPick,
  onOpen,
  empty,
  opensEmpty,
  ...rest
}: ComboboxListProps) {
  const { control, className, hasFocus, isSent, isTyped, isMarked, placeholder, field } = rest;
  const [typed, setTyped] = useState<string>();
  const [isQuiet, setQuiet] = useState(isSent);
  const isNew = useDeferredValue(text) !== text;
  const type = (next: string): void => {
    setTyped(next);
    setQuiet(false);
    onText(next);
  };
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
        // What the page itself puts into the field opens nothing, nor what was sent before the list was there.
        menuTrigger={isQuiet || (isNew && text !== typed) ? 'manual' : opensEmpty ? 'focus' : 'input'}
        defaultFilter={keepAll}
        inputValue={text}
        onInputChange={type}
        onSelectionChange={pick}
        onOpenChange={(isOpen) => onOpen?.(isOpen)}
      >
        <OpeningInput
          {...control}
          opensAtOnce={hasFocus && isTyped && !isSent && text !== ''}
          name={field}
          placeholder={placeholder}
          autoComplete="off"
          autoFocus={hasFocus}
          className={className}
          onFocus={({ target }) => (isMarked ? target.select() : target.setSelectionRange(text.length, text.length))}
          // As any field that the keyboard comes back to: what is typed next stands for what was there.
          onKeyUp={({ key, currentTarget }) => key === 'Tab' && currentTarget.select()}
        />
        <Popover className="w-(--trigger-width) min-w-64 animate-appear rounded-lg border border-line bg-surface p-1 text-ink shadow-high dark:border-line-strong">
          {empty && options.length > 0 && <p className="px-3 py-2 text-ink-soft">{empty}</p>}
          <ListBox
            className="max-h-80 overflow-y-auto outline-none"
            renderEmptyState={() => empty && <div className="px-3 py-2 text-ink-soft">{empty}</div>}
          >
            <Options options={options} />
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}
