import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { submitsOnEnter } from './submit-on-enter.js';

afterEach(cleanup);

it.each([
  ['sends', { key: 'Enter', keyCode: 13 }, {}, true],
  ['is another one', { key: 'a', keyCode: 65 }, {}, false],
  ['confirms a composed word', { key: 'Enter', keyCode: 229, isComposing: true }, {}, false],
  ['confirms a composed word in Safari', { key: 'Enter', keyCode: 229 }, {}, false],
  ['picks a suggestion', { key: 'Enter', keyCode: 13 }, { 'aria-activedescendant': 'rome' }, false],
])('the key %s', (_, pressed, attributes, sends) => {
  const told: boolean[] = [];
  render(<input {...attributes} onKeyDown={(event) => void told.push(submitsOnEnter(event))} />);
  fireEvent.keyDown(screen.getByRole('textbox'), pressed);
  expect(told).toEqual([sends]);
});
