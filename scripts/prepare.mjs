import './lib/node-version.mjs';

const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled();
if (!process.argv.includes('--install-only')) {
  const { ensureBuilt } = await import('./lib/build.mjs');
  await ensureBuilt(process.argv.includes('--backend-only') ? 'backend' : undefined);
}
