import { fileURLToPath } from 'node:url';

/** The frontend's tests: jsdom with Node's fetch classes, TypeScript as ES modules. */
export default {
  displayName: 'frontend',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['\\.pact\\.spec\\.ts$'],
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.mjs',
  globalSetup: '<rootDir>/src/testing/global-setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/patience.mjs'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    // As a module it imports JSON in a way that Jest complains about, once for each file of tests.
    '^libphonenumber-js/min$': fileURLToPath(
      new URL('../node_modules/libphonenumber-js/min/index.cjs', import.meta.url),
    ),
    '\\.css$': '<rootDir>/src/testing/empty.mjs',
    '\\.woff2': '<rootDir>/src/testing/asset.mjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
