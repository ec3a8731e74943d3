import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './run.mjs';

/** Installs the packages if node_modules does not match package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time this takes a minute or two) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, output } = await capture(npm, ['ci', '--loglevel=error', '--include=dev', '--no-audit', '--no-fund']);
  if (status === 0) return;
  console.error(`${output}\nThe packages could not be installed. Is the npm registry reachable?`);
  process.exit(1);
}

/** npm notes in node_modules what it installed. Missing optional packages are those of other platforms. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn(join('node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    return present[path] ? present[path].version === version : Boolean(optional || devOptional);
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
