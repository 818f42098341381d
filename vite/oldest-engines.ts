import type { Plugin } from 'vite';
import { findNewerMethods } from './find-newer-methods.ts';

/**
 * The oldest web views that people still have. Chrome 87 reads this as well: what is written out below
 * 91 is optional chaining alone, for a bug of Chrome with spread arguments in optional calls.
 */
export const oldestEngines = ['chrome91', 'safari14.1'];

/**
 * Fails a build in which a script uses what the oldest engines lack: Vite rewrites syntax, but adds no methods.
 * docs/engines.md
 */
export function oldestEnginesOnly(): Plugin {
  return {
    name: 'shenidar:oldest-engines',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '.' }) {
        const { fileCount, found } = await findNewerMethods(dir, oldestEngines);
        if (found.length > 0)
          this.error(
            `${found.length} uses of what ${oldestEngines.join(' and ')} lack:\n${found.join('\n')}`,
          );
        if (fileCount === 0) this.error(`There are no scripts in ${dir}.`);
      },
    },
  };
}
