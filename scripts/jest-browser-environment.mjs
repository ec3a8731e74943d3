import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** jsdom with what browsers have and jsdom lacks: fetch, streams, structured cloning. */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    const missing = { fetch, Request, Response, Headers, FormData, Blob, TextEncoder, TextDecoder, structuredClone };
    const streams = { ReadableStream, WritableStream, TransformStream, BroadcastChannel };
    Object.assign(this.global, missing, streams);
  }
}
