import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vite';

const MIGRATIONS = 'server/database/migrations';

/** Found by their numbers in the folder: nothing names them. */
const migrations = readdirSync(MIGRATIONS)
  .filter((file) => /^\d/.test(file))
  .map((file) => `${MIGRATIONS}/${file}`);

/** Packages with code for the machine, which is found from where they are installed. */
const NATIVE = ['better-sqlite3', '@node-rs/argon2'];

/** `server/backup/main.ts` as it is called below `dist`. */
const fileOf = (module: string | null): string => relative(import.meta.dirname, module ?? '').replace(/\.ts$/, '.js');

/**
 * The server and its commands as they run. What they share lies with their packages in few files: to find, read and
 * link each of a thousand modules would be most of a start. A stack trace still says where in the sources to look.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: NATIVE },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/auth/main.ts',
        'server/backup/main.ts',
        'server/sample-data/main.ts',
        ...migrations,
      ],
      output: {
        sourcemapExcludeSources: true,
        entryFileNames: ({ facadeModuleId }) => fileOf(facadeModuleId),
        chunkFileNames: ({ name }) => (name.startsWith('server/') ? '[name].js' : 'server/shared/[name].js'),
        // It looks for the migrations in its own folder.
        codeSplitting: { groups: [{ name: `${MIGRATIONS}/index`, test: /migrations[\\/]index\.ts$/ }] },
      },
    },
  },
});
