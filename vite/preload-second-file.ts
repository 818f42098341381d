import type { Plugin, Rolldown } from 'vite';

/**
 * Has the built page ask for the file of a dynamically imported module, and for its styles, together
 * with the entry, so that what is evaluated later is not fetched later.
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
        if (!chunk) throw new Error(`No file of the build holds ${module}`);
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
