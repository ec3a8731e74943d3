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
