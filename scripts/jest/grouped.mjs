import { appendFileSync } from 'node:fs';

/**
 * A test environment in which one file can contain many: `inGroup(name, load)` puts a file's top-level tests and hooks
 * into a `describe` of its own. Jest's own `describe` cannot do so, because it takes no asynchronous function.
 */
export const grouped = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      const { global } = this;
      global.inGroup = async (name, load) => {
        global.describe(name, () => undefined);
        const outside = this.circus.currentDescribeBlock;
        this.circus.currentDescribeBlock = outside.children.at(-1);
        try {
          this.beforeEachFile?.();
          await load();
        } catch (error) {
          global.it('can be loaded', () => {
            throw error;
          });
        } finally {
          this.circus.currentDescribeBlock = outside;
        }
      };
    }

    handleTestEvent(event, state) {
      this.circus = state;
      if (process.env.TEST_TIMES && event.describeBlock?.parent === state.rootDescribeBlock) this.time(event);
    }

    /** Writes the duration of a file of the group, set-up included, as a line of JSON. */
    time({ name, describeBlock }) {
      if (name === 'run_describe_start') this.startedAt = performance.now();
      if (name !== 'run_describe_finish') return;
      const seconds = (performance.now() - this.startedAt) / 1000;
      appendFileSync(process.env.TEST_TIMES, `${JSON.stringify({ file: describeBlock.name, seconds })}\n`);
    }
  };
