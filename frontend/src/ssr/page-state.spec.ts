import { describe, expect, it } from '@jest/globals';
import { ApiProblem, type Api } from '../api/api.js';
import { apiQuery, createQueryClient } from '../api/query.js';
import { readState, STATE_ELEMENT, writeState } from './page-state.js';

const there = apiQuery('/api/health/live');
const nowhere = apiQuery('/api/city/data', { slug: 'nope' });
const broken = apiQuery('/api/health/ready');

/** Has one thing, knows that another is not there, and fails at the third. */
class AnswersOfOne implements Api {
  readonly asked: string[] = [];

  get<T>(path: string): Promise<T> {
    this.asked.push(path);
    if (path === '/api/health/live') return Promise.resolve('</script>' as T);
    return Promise.reject(
      path === '/api/health/ready'
        ? new ApiProblem({ status: 500, code: 'INTERNAL' })
        : new ApiProblem({ status: 404, code: 'NOT_FOUND', detail: 'Not here.' }),
    );
  }

  send(): never {
    throw new Error('A page changes nothing');
  }
}

async function handedOver() {
  const server = createQueryClient(new AnswersOfOne());
  await server.prefetchQuery({ ...there, retry: false });
  await server.prefetchQuery({ ...nowhere, retry: false });
  await server.prefetchQuery({ ...broken, retry: false });
  const element = document.createElement('script');
  element.id = STATE_ELEMENT;
  element.type = 'application/json';
  element.textContent = writeState(server, {
    url: '/en_US/EUR/city/nope',
    publicUrl: 'https://example.com',
    demo: false,
  });
  document.body.replaceChildren(element);
  server.clear();
  const state = readState(document);
  const api = new AnswersOfOne();
  return { state, api, client: createQueryClient(api, state.missing) };
}

describe('what the server read for a page', () => {
  it('holds data, and no end of the script that it stands in', async () => {
    const { state } = await handedOver();
    expect(state.queries).toEqual([[['/api/health/live', {}], '</script>']]);
    expect(document.getElementById(STATE_ELEMENT)?.textContent).not.toContain('</script>');
  });

  it('spares the browser to ask for what is not there, once', async () => {
    const { api, client } = await handedOver();
    await expect(client.fetchQuery(nowhere)).rejects.toMatchObject({ status: 404, detail: 'Not here.' });
    expect(api.asked).toEqual([]);
    await expect(client.fetchQuery(nowhere)).rejects.toMatchObject({ status: 404 });
    expect(api.asked).toEqual(['/api/city/data']);
    client.clear();
  });

  it('does not keep the browser from asking for what had failed', async () => {
    const { api, client } = await handedOver();
    await expect(client.fetchQuery({ ...broken, retry: false })).rejects.toMatchObject({ status: 500 });
    expect(api.asked).toEqual(['/api/health/ready']);
    client.clear();
  });
});
