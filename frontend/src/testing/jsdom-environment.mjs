import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no fetch: tests get the classes of Node, as the browser has its own. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { fetch, Headers, Request, Response, structuredClone } = globalThis;
    const { TextEncoder, TextDecoder, TextDecoderStream, ReadableStream } = globalThis;
    Object.assign(this.global, { fetch, Headers, Request, Response, structuredClone });
    Object.assign(this.global, { TextEncoder, TextDecoder, TextDecoderStream, ReadableStream });
    this.global.scrollTo = () => undefined;
    this.global.Element.prototype.scrollIntoView = () => undefined;
    // Names that need no escape, such as those of meta tags, which dialogs ask for.
    this.global.CSS ??= { escape: (name) => name };
  }
}
