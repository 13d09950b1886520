import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

const MIGRATIONS = 'server/database/migrations';

/** Found by their numbers in the folder: nothing names them. */
const migrations = readdirSync(MIGRATIONS).map((file) => `${MIGRATIONS}/${file}`);

/**
 * The server and its commands as they run: each module a file of the same name, so that a stack trace says where to look.
 * Its packages stay where they are.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      input: ['server/main.ts', 'server/backup/main.ts', 'server/sample-data/main.ts', ...migrations],
      output: { preserveModules: true, preserveModulesRoot: import.meta.dirname, entryFileNames: '[name].js' },
    },
  },
});
