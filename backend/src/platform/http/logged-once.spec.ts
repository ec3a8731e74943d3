import { afterEach, expect, it, jest } from '@jest/globals';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { ProblemFilter } from './problem.filter.js';

afterEach(() => void jest.restoreAllMocks());

/** A caller whose answer the test ignores. */
const asker = (): ArgumentsHost => {
  const reply = { status: () => reply, header: () => reply, send: () => reply };
  const http = { getResponse: () => reply, getRequest: () => ({ id: 'of-a-test' }) };
  return { switchToHttp: () => http } as unknown as ArgumentsHost;
};

it('logs once what failed once, however many waited for it, and each failure of its own', () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const filter = new ProblemFilter();
  const [first, second] = [new Error('The database has gone'), new Error('The database has gone')];
  for (let waiting = 0; waiting < 500; waiting += 1) filter.catch(first, asker());
  filter.catch(second, asker());
  filter.catch('a text', asker());
  filter.catch('a text', asker());
  expect(logged.mock.calls).toEqual([[first], [second], ['a text'], ['a text']]);
});
