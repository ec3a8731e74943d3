import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node with an ordinary global object. Jest's own uses a proxy, which a test's code asks for
 * every `String` and `Promise`. Programs that use them often spend more than half of their time on it (ADR 15).
 */
export default class extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
