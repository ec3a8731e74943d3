import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { controlClass, Field, type ControlProps, type FieldProps } from './field.js';
import { submitsOnEnter } from './submit-on-enter.js';
import { useToastOffline } from '../feedback/toast-offline.js';
import type { ComboboxProps, LeftField } from './combobox-props.js';

const isMarked = (input: HTMLInputElement | null): boolean =>
  input !== null && input.value !== '' && input.selectionStart === 0 && input.selectionEnd === input.value.length;

export type ComboboxListOf = ComponentType<ComboboxProps & LeftField & { control: ControlProps; className: string }>;

const loadPlainList = async (): Promise<ComboboxListOf> => (await import('./combobox-list.js')).ComboboxList;

/** Loads the list on the first touch, but never takes the field away in the middle of a composed letter. */
function useList(input: { current: HTMLInputElement | null }, loadList: () => Promise<ComboboxListOf>) {
  const [list, setList] = useState<LeftField & { List: ComboboxListOf }>();
  const composing = useRef(false);
  const isSent = useRef(false);
  const isTyped = useRef(false);
  const asked = useRef(false);
  const say = useToastOffline();
  const load = async (): Promise<void> => {
    if (asked.current) return;
    asked.current = true;
    const List = await loadList().catch(() => undefined);
    if (!List) {
      asked.current = false;
      if (document.activeElement === input.current) say();
      return;
    }
    // At once: a focus that came between asking and showing would be lost with the field that is replaced.
    const show = () =>
      flushSync(() =>
        setList({
          List,
          hasFocus: document.activeElement === input.current,
          isSent: isSent.current,
          isTyped: isTyped.current,
          isMarked: isMarked(input.current),
        }),
      );
    if (composing.current) input.current?.addEventListener('compositionend', () => setTimeout(show), { once: true });
    else show();
  };
  return { list, load: () => void load(), composing, isSent, noteTyped: () => void (isTyped.current = true) };
}

/**
 * A text field that suggests. Ready to type as soon as the page is there; the list's script comes when it is touched. A
 * list of its own (`loadList`) may find its options itself.
 */
export function Combobox({
  label,
  hint,
  error,
  optional,
  id,
  said,
  loadList = loadPlainList,
  ...rest
}: FieldProps & ComboboxProps & { loadList?: () => Promise<ComboboxListOf> }) {
  const input = useRef<HTMLInputElement>(null);
  const { list, load, composing, isSent, noteTyped } = useList(input, loadList);
  const { text, onText, focused = false } = rest;
  const comeAlive = useEffectEvent(() => {
    const typedBefore = input.current?.value ?? '';
    if (typedBefore !== text) noteTyped();
    if (typedBefore) onText(typedBefore);
    if (focused) input.current?.focus();
    if (document.activeElement === input.current) load();
  });
  useEffect(() => comeAlive(), []);
  return (
    <>
      <Field {...{ label, hint, error, optional, id }}>
        {(control) =>
          list ? (
            <list.List
              {...rest}
              control={control}
              className={controlClass}
              hasFocus={list.hasFocus}
              isSent={list.isSent}
              isTyped={list.isTyped}
              isMarked={list.isMarked}
            />
          ) : (
            <input
              {...control}
              ref={input}
              name={rest.field}
              placeholder={rest.placeholder}
              autoComplete="off"
              defaultValue={text}
              className={controlClass}
              onPointerEnter={load}
              onFocus={load}
              onCompositionStart={() => (composing.current = true)}
              onCompositionEnd={() => (composing.current = false)}
              onKeyDown={(event) => {
                if (submitsOnEnter(event)) isSent.current = true;
              }}
              onChange={(event) => {
                isSent.current = false;
                noteTyped();
                onText(event.target.value);
              }}
            />
          )
        }
      </Field>
      {/* The mark keeps it heard while the open list hides all else; of the list itself, `quietCombobox` makes the count silent. */}
      {said !== undefined && (
        <p role="status" data-live-announcer="true" className="sr-only">
          {said}
        </p>
      )}
    </>
  );
}
