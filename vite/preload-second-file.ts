import type { Plugin, Rolldown } from 'vite';

/**
 * Preloads the chunk of a dynamically imported module, with its styles, together with the entry: the module is
 * evaluated later but fetched at once.
 * @param module its path from the repository's root
 */
export function preloadSecondFile(module: string): Plugin {
  return {
    name: 'shenidar:preload-second-file',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (file): file is Rolldown.OutputChunk =>
            file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)),
        );
        if (!chunk) throw new Error(`No chunk of the build contains ${module}`);
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
        return [
          link('modulepreload', chunk.fileName),
          ...styles.map((file) => link('stylesheet', file)),
        ];
      },
    },
  };
}

const link = (rel: 'modulepreload' | 'stylesheet', file: string) => ({
  tag: 'link',
  attrs: { rel, href: `/${file}`, crossorigin: true },
  injectTo: 'head' as const,
});
