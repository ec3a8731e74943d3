import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import frontend from './frontend/jest.config.mjs';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};
const plainTypescript = structuredClone(swc);
plainTypescript.jsc.parser.tsx = false;

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // As a module it imports JSON in a way that Jest complains about, once for each file of tests.
    '^libphonenumber-js/max$': fileURLToPath(new URL('node_modules/libphonenumber-js/max/index.cjs', import.meta.url)),
  },
  // The sources of our own packages, not what was built of them.
  testEnvironmentOptions: { customExportConditions: ['@cicerone/source', 'node', 'node-addons'] },
  testEnvironment: fileURLToPath(new URL('scripts/jest/plain-context.mjs', import.meta.url)),
  transform: {
    '\\.ts$': ['@swc/jest', plainTypescript],
    '\\.tsx$': ['@swc/jest', swc],
  },
};

export default {
  testTimeout: 300_000,
  // Never one: tests would run in Jest's own process, and one that leaves something open would keep it from ending.
  maxWorkers: Math.max(2, availableParallelism()),
  projects: [
    {
      ...shared,
      displayName: 'backend',
      rootDir: 'backend',
      setupFiles: ['reflect-metadata'],
      testMatch: ['<rootDir>/{src,demonstration/src,posters/src,test/pages}/**/*.spec.ts?(x)'],
      testPathIgnorePatterns: ['\\.(int|pact)\\.spec\\.'],
    },
    {
      ...shared,
      displayName: 'integration',
      rootDir: 'backend',
      setupFiles: ['reflect-metadata'],
      testMatch: ['<rootDir>/{src,demonstration/src,test}/**/*.int.spec.ts?(x)'],
      globalSetup: '<rootDir>/test/harness/database/global-setup.mjs',
      globalTeardown: '<rootDir>/test/harness/database/global-teardown.mjs',
    },
    {
      ...shared,
      displayName: 'architecture',
      rootDir: 'backend',
      testMatch: ['<rootDir>/test/{architecture,texts}/*.spec.ts'],
    },
    frontend,
  ],
};
