import { describe, expect, it } from '@jest/globals';
import { NotSignedIn } from '../../shared-kernel/actor.js';
import { LOCALES, type Locale } from '../../shared-kernel/language/locale.js';
import { httpProblems } from './http.problems.js';
import { TooManyRequests } from '../too-many-requests.js';
import { NotFound, ValidationFailed } from './http-problems.js';
import { CODE_OF_STATUS, toProblem } from './problem.filter.js';
import { registerProblems, STATUS_OF_KIND } from './problem-texts.js';
import { problemTitle } from './problem-titles.js';
import { withRequestContext } from '../request-context.js';

const told = (error: unknown, language: Locale) =>
  withRequestContext({ requestId: 'of-a-test', language }, () => toProblem(error, 'of-a-test'));

registerProblems(httpProblems);

describe('a problem', () => {
  it('has its title in the language of the request', () => {
    expect(told(new NotFound(), 'de_DE').title).toBe('Nicht gefunden');
    expect(told(new ValidationFailed([]), 'ja_JP').title).toBe('受け付けられません');
    expect(told(new TooManyRequests(3), 'ru_RU').title).toBe('Слишком много запросов');
    expect(toProblem(new NotFound(), 'of-a-test').title).toBe('Not found');
  });

  it.each([
    [1, 'en_US', 'Please wait 1 second before trying again.'],
    [120, 'de_DE', 'Bitte warten Sie 120 Sekunden, bevor Sie es erneut versuchen.'],
    [121, 'de_DE', 'Bitte warten Sie 3 Minuten, bevor Sie es erneut versuchen.'],
    [3178, 'ja_JP', '53分ほど待ってから、もう一度お試しください。'],
    [1260, 'ru_RU', 'Подождите 21 минуту и попробуйте снова.'],
    [3600, 'fr_FR', 'Veuillez patienter 60 minutes avant de réessayer.'],
  ] as const)('asks to wait %i seconds as one says it in %s', (seconds, language, detail) => {
    const problem = told(new TooManyRequests(seconds), language);
    expect(problem.detail).toBe(detail);
    expect(problem.params).toMatchObject({ seconds });
  });

  it('asks who never said who they are to sign in, and who did that their session is over', () => {
    expect(told(new NotSignedIn('none'), 'de_DE').detail).toBe('Bitte melden Sie sich an.');
    expect(told(new NotSignedIn(), 'de_DE').detail).toContain('Ihre Sitzung ist abgelaufen.');
  });

  it('that nobody foresaw says no more than whose it is', () => {
    expect(told(new Error('secret'), 'fr_FR')).toMatchObject({
      status: 500,
      code: 'INTERNAL_ERROR',
      title: 'Une erreur s’est produite de notre côté',
    });
    expect(problemTitle(418, 'en_US')).toBe('The request was not understood');
    expect(problemTitle(502, 'en_US')).toBe('Something failed on our side');
  });

  it('is temporary if the database is unavailable, whether or not its library names a code', () => {
    const errors = [
      Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
      Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
      new Error('Connection terminated unexpectedly'),
      new Error('Client has encountered a connection error and is not queryable'),
      new Error('Query read timeout'),
      new Error('timeout exceeded when trying to connect'),
    ];
    for (const error of errors) expect(told(error, 'en_US')).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });

  it.each(LOCALES.filter((language) => language !== 'en_US'))('has no English title in %s', (language) => {
    const statuses = [...Object.values(STATUS_OF_KIND), ...Object.keys(CODE_OF_STATUS).map(Number), 500];
    for (const status of statuses) expect(problemTitle(status, language)).not.toBe(problemTitle(status, 'en_US'));
  });
});
