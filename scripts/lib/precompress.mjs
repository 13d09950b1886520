/** Writes `.br` and `.gz` beside each file of a build that gets smaller by it, so that the server compresses none. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Not the page: the server makes it anew for each answer. */
const TEXTS = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Smaller files fit into one packet as they are. */
const SMALLEST = 1024;

/**
 * @param {Buffer} content
 * @returns {[suffix: string, compressed: Buffer][]}
 */
const compressed = (content) => [
  [
    '.br',
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ],
  ['.gz', gzipSync(content, { level: 9 })],
];

/** @param {string} directory */
const compressFiles = (directory) => {
  for (const name of readdirSync(directory)) {
    const file = path.join(directory, name);
    if (statSync(file).isDirectory()) {
      compressFiles(file);
      continue;
    }
    const content = TEXTS.test(name) ? readFileSync(file) : Buffer.alloc(0);
    if (content.length < SMALLEST) continue;
    for (const [suffix, smaller] of compressed(content)) {
      if (smaller.length < content.length) writeFileSync(file + suffix, smaller);
    }
  }
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
