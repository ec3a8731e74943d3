import JsdomEnvironment from '../../frontend/src/testing/jsdom-environment.mjs';
import { grouped } from './grouped.mjs';

/** Every file finds a browser that remembers nothing. */
export default class extends grouped(JsdomEnvironment) {
  beforeEachFile() {
    const { beforeAll, localStorage, sessionStorage } = this.global;
    beforeAll(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
}
