const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Cicerone needs Node 20.19 or newer to install itself; this is ${process.versions.node}.`);
  process.exit(1);
}
