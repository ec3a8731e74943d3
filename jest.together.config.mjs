import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import config from './jest.config.mjs';
import { dealtOut } from './scripts/jest/groups.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const specs = (folders) => globSync(folders.map((folder) => here(`${folder}/**/*.spec.{ts,tsx}`)));
const isIntegration = (file) => /\.int\.spec\./.test(file);

/** The projects whose files share their modules; the others run as they always do. */
const together = {
  backend: {
    files: () =>
      specs(['backend/src', 'backend/demonstration/src', 'backend/posters/src', 'backend/test/pages']).filter(
        (file) => !isIntegration(file),
      ),
    into: here('backend/src'),
    count: 4,
    ending: '.spec.mjs',
    environment: here('scripts/jest/grouped-node.mjs'),
  },
  integration: {
    files: () => specs(['backend/src', 'backend/demonstration/src', 'backend/test']).filter(isIntegration),
    into: here('backend/test'),
    count: 4,
    ending: '.int.spec.mjs',
    environment: here('scripts/jest/grouped-node.mjs'),
  },
  frontend: {
    files: () => specs(['frontend/src']),
    into: here('frontend/src'),
    count: 4,
    ending: '.spec.mjs',
    environment: here('scripts/jest/grouped-jsdom.mjs'),
  },
};

function inGroups(project) {
  if (!(project.displayName in together)) return project;
  const { files, environment, ...how } = together[project.displayName];
  const own = files().filter((file) => !file.includes('.pact.spec.'));
  return {
    ...project,
    testEnvironment: environment,
    testMatch: dealtOut(own, how).map((file) => file.split(path.sep).join('/')),
    testPathIgnorePatterns: [],
  };
}

/** What `make test` runs: every file of jest.config.mjs, most of them in groups that load their modules once (ADR 15). */
export default () => ({
  ...config,
  testSequencer: here('scripts/jest/long-first.mjs'),
  projects: config.projects.map(inGroups),
});
