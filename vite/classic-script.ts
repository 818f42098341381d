import { build } from 'vite';

interface ClassicScript {
  /** The module's file. */
  readonly entry: string;
  /** The global variable for its exports. */
  readonly name: string;
  /** The oldest supported browsers; default: Vite's own target. */
  readonly target?: readonly string[];
  /** Expressions that replace global names. */
  readonly define?: Readonly<Record<string, string>>;
}

/**
 * Bundles a module with all its imports into one classic script. It can run before every module of a page, and
 * needs no second request for a shared chunk.
 */
export async function bundleClassicScript({
  entry,
  name,
  target,
  define,
}: ClassicScript): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    // Vite leaves this to the user of a library; the script has no such user.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      ...(target && { target: [...target] }),
      lib: { entry, formats: ['iife'], name },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!('output' in first)) throw new Error(`Vite made no bundle of ${entry}`);
  return first.output[0].code;
}
