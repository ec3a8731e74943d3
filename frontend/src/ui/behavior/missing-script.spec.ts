import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reloadForNewVersion } from './missing-script.js';

const NOON = Date.parse('2027-05-02T12:00:00Z');
const yes = () => Promise.resolve(true);

describe('a script that is not there', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => void jest.restoreAllMocks());

  it('has the page asked for again, but not again and again', async () => {
    const reload = jest.fn();
    await reloadForNewVersion(reload, yes, NOON);
    await reloadForNewVersion(reload, yes, NOON + 59_999);
    expect(reload).toHaveBeenCalledTimes(1);
    await reloadForNewVersion(reload, yes, NOON + 60_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page as it is without a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    await reloadForNewVersion(reload, yes, NOON);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page as it is while the server does not answer, and asks again when it does', async () => {
    const reload = jest.fn();
    await reloadForNewVersion(reload, () => Promise.resolve(false), NOON);
    expect(reload).not.toHaveBeenCalled();
    await reloadForNewVersion(reload, yes, NOON + 1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
