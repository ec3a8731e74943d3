import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

/*
 * npm leaves the packages of other platforms out of package-lock.json when the registry in use does not have them,
 * and npm ci then refuses the lock file. This adds them, described by their sibling for a platform that is there.
 * Run it after npm install: node scripts/complete-lock.mjs
 */
const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64'];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, parent]) => missingOf(path, parent));
for (const [name, entry] of missing) lock.packages[`node_modules/${name}`] = entry;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${missing.length} packages of other platforms to package-lock.json.`);

function missingOf(path, parent) {
  const names = Object.keys(parent.optionalDependencies ?? {});
  const present = (name) => lock.packages[`${path}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
  const sibling = names.map(present).find((entry) => entry?.os);
  return names
    .filter((name) => !present(name) && platformOf(name))
    .map((name) => [name, { version: parent.optionalDependencies[name], ...platformOf(name), ...like(sibling) }]);
}

function like({ dev, license, engines }) {
  return { ...(dev && { dev }), license, optional: true, ...(engines && { engines }) };
}

function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const system = SYSTEMS.find((word) => words.includes(word));
  const processor = PROCESSORS.find((word) => words.includes(word));
  if (!system || !processor) return undefined;
  const musl = words.some((word) => word.startsWith('musl'));
  const glibc = words.some((word) => word.startsWith('gnu'));
  return { os: [system], cpu: [processor], ...((musl || glibc) && { libc: [musl ? 'musl' : 'glibc'] }) };
}
