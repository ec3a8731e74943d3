import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no fetch: tests get the classes of Node, as the browser has its own. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { fetch, Headers, Request, Response, TextEncoder, TextDecoder, structuredClone, ReadableStream } = globalThis;
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
    });
    this.global.scrollTo = () => undefined;
  }
}
