import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { capture, node, root } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same browser without windows. Journeys take a fifth less time in it. */
const windowless = ['chromium-headless-shell'];

/**
 * The path of Chromium: an installed one, otherwise Playwright's own, otherwise Debian's package if the user is root.
 * Undefined if none is available.
 */
export async function findChromium() {
  return chosen() ?? installed(names) ?? (await playwrightsOwn()) ?? (await debians());
}

/** The path of the browser without windows; undefined if there is none. Journeys run in the other one too. */
export const findWindowless = () => chosen() ?? installed(windowless);

const chosen = () => [process.env.CHROMIUM].find((path) => path && existsSync(path));

function installed(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(existsSync);
}

async function playwrightsOwn() {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    console.log('Fetching a browser for the journeys …');
    await capture(node, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  }
  if (!existsSync(path)) return undefined;
  const { status } = await capture(path, ['--version']).catch(() => ({ status: 1 }));
  return status === 0 ? path : undefined;
}

async function debians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s chromium for the journeys …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-qq'], { env });
  await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  return installed(names);
}
