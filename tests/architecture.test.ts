import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The direction of imports, as a table: a folder and what it may import from this project beside itself. Whoever needs
 * more first asks whether the code stands in the right folder.
 */
const mayImport: Record<string, readonly string[]> = {
  'src/pricing': [],
  'src/fields': ['src/pricing'],
  'src/providers': ['src/fields', 'src/pricing'],
  'src/ui': ['src/fields', 'src/pricing', 'src/providers'],
  'src/resources': ['src/fields', 'src/pricing', 'src/providers', 'src/ui'],
  'src/layout': ['src/fields', 'src/pricing', 'src/providers', 'src/ui', 'src/resources'],
};

/** What the server takes from the client's tree: pure data and functions, never a view. */
const serverMayImport = [
  /^src\/pricing(\/|$)/,
  /^src\/fields\/[a-z]\w*$/,
  /^src\/resources\/[a-z-]+\/[a-z]\w*$/,
  /^src\/providers\/access$/,
];

type Import = { file: string; target: string };

/** Every source file of client and server by its path from the top, with its text. */
const sources = Object.entries(
  import.meta.glob<string>(['../src/**/*.{ts,tsx}', '../server/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ file: path.replace('../', ''), text }));

const imports: Import[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, specifier = '']) => ({
    file,
    target: posix.join(posix.dirname(file), specifier),
  })),
);

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');
const described = ({ file, target }: Import): string => `${file} imports ${target}`;

describe('the direction of imports', () => {
  it('is read from real files', () => {
    expect(imports).toContainEqual({ file: 'src/resources/customers/fields.ts', target: 'src/fields/field' });
  });

  it.each(Object.entries(mayImport))('%s imports only what stands before it', (folder, allowed) => {
    const offences = imports
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .filter(({ target }) => folderOf(target) !== folder && !allowed.includes(folderOf(target)));
    expect(offences.map(described)).toEqual([]);
  });

  it('gives the server only pure parts of the client', () => {
    const offences = imports
      .filter(({ file, target }) => file.startsWith('server/') && target.startsWith('src/'))
      .filter(({ target }) => !serverMayImport.some((pattern) => pattern.test(target)));
    expect(offences.map(described)).toEqual([]);
  });

  it('keeps the client free of the server', () => {
    const offences = imports.filter(({ file, target }) => file.startsWith('src/') && !target.startsWith('src/'));
    expect(offences.map(described)).toEqual([]);
  });

  it('lets no resource reach into the views of another', () => {
    const resourceOf = (path: string): string => posix.join(...path.split('/').slice(0, 3));
    const offences = imports
      .filter(({ file, target }) => file.startsWith('src/resources/') && target.startsWith('src/resources/'))
      .filter(({ file, target }) => resourceOf(file) !== resourceOf(target))
      // Data modules (lower case) may be shared; views (upper case) may not.
      .filter(({ target }) => /\/[A-Z]\w*$/.test(target));
    expect(offences.map(described)).toEqual([]);
  });
});
