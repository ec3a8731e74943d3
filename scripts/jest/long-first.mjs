import Sequencer from '@jest/test-sequencer';
import { turnOf } from './groups.mjs';

/** Runs the longest files first, so that no worker ends long after the others. */
export default class extends Sequencer {
  sort(tests) {
    return tests.toSorted((one, other) => turnOf(one.path) - turnOf(other.path));
  }
}
