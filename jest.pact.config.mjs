import config from './jest.config.mjs';

const project = (name) => config.projects.find(({ displayName }) => displayName === name);

/**
 * The contract between pages and API, in two runs: `contract-pages` writes down what the pages expect,
 * `contract-api` holds the application to it. scripts/test.mjs runs one after the other.
 */
export default {
  testTimeout: 300_000,
  maxWorkers: 2,
  projects: [
    {
      ...project('frontend'),
      displayName: 'contract-pages',
      testMatch: ['**/*.pact.spec.ts'],
      testPathIgnorePatterns: [],
    },
    {
      ...project('integration'),
      displayName: 'contract-api',
      testMatch: ['<rootDir>/test/contract/*.pact.spec.ts'],
    },
  ],
};
