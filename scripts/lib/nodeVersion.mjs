/** Stops with one clear line where Node is too old. Imported before anything else. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Label Shop Manager needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
