/**
 * Tells browsers to compile each file of a build as a whole while it comes in, beside the thread that draws the page: what
 * is loaded here is about to run. Left to itself a browser reads over a function first, and compiles it when it is called,
 * while somebody waits for the rows. The comment counts before everything else in the file; who does not know it skips it.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/**
 * The plugin of the build.
 * @returns {import('vite').Plugin}
 */
export const compileAhead = () => ({
  name: 'compile-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Vite puts something of its own before the code.
    order: 'post',
    handler: (_options, bundle) => {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = COMPILE_ALL + part.code;
    },
  },
});
