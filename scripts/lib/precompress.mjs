/** Writes `.br` and `.gz` beside each file of a build that gets smaller by it, so that the server compresses none. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';

// Each call has a thread of its own, where there is a core for it.
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Not the page: the server makes it anew for each answer. */
const TEXTS = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Smaller files fit into one packet as they are. */
const SMALLEST = 1024;

/**
 * @param {Buffer} content
 * @returns {Promise<[suffix: string, compressed: Buffer][]>}
 */
const compressed = async (content) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  return [
    ['.br', br],
    ['.gz', gz],
  ];
};

/** @param {string} file */
const compressFile = async (file) => {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  for (const [suffix, smaller] of await compressed(content)) {
    if (smaller.length < content.length) await writeFile(file + suffix, smaller);
  }
};

/** @param {string} directory */
const compressFiles = async (directory) => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name));
  await Promise.all(texts.map(({ parentPath, name }) => compressFile(path.join(parentPath, name))));
};

/**
 * The plugin of the build.
 * @returns {import('vite').Plugin}
 */
export const precompress = () => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => compressFiles(String(dir)) },
});
