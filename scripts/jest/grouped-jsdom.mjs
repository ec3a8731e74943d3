import JsdomEnvironment from '../../frontend/src/testing/jsdom-environment.mjs';
import { grouped } from './grouped.mjs';

/** Every file gets a browser with empty storage. */
export default class extends grouped(JsdomEnvironment) {
  beforeEachFile() {
    const { beforeAll, localStorage, sessionStorage } = this.global;
    beforeAll(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
}
