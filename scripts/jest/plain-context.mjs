import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node whose global object is an ordinary one. Jest's own asks a proxy for every `String` and
 * `Promise` that a test's code names, which costs programs that name them often more than half of their time (ADR 15).
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
