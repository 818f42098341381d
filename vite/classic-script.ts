import { build } from 'vite';

/** A script to be made of one module. */
interface ClassicScript {
  /** The module's file. */
  readonly entry: string;
  /** What its exports are called in the page. */
  readonly name: string;
  /** The oldest browsers that have to read it; without it, those of Vite's own choice. */
  readonly target?: readonly string[];
}

/**
 * Bundles a module into one classic script with everything it needs inside: it can run before all
 * else of a page, and a shared chunk would cost a round trip.
 */
export async function bundleClassicScript({ entry, name, target }: ClassicScript): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      ...(target && { target: [...target] }),
      lib: { entry, formats: ['iife'], name },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!('output' in first)) throw new Error(`No bundle was made of ${entry}`);
  return first.output[0].code;
}
