import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Runs effector's Babel plugin over our own modules, in development and tests only: error messages contain the
 * names of units, and a component outside a scope's Provider throws. With `hmr`, an edited module removes the
 * links of its previous version. Production does not use the plugin, so code must not rely on SIDs.
 */
export function effectorNames(options: { hmr: boolean }): Plugin {
  return {
    name: 'shenidar:effector-names',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\/(?:src|native-simulator)\/.*\.tsx?$/, exclude: /node_modules/ },
        code: /from ['"](?:effector|effector-react|patronum)/,
      },
      async handler(code, id) {
        const filename = id.split('?', 1)[0] ?? id;
        const result = await transformAsync(code, {
          filename,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [
            ['effector/babel-plugin', { forceScope: true, ...(options.hmr && { hmr: 'es' }) }],
          ],
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : null;
      },
    },
  };
}
