import { relative } from 'node:path';
import { minifySync, normalizePath, type Plugin } from 'vite';

/** The modules of a file: from the path in the repository to the bytes of the module minified separately. */
export type ChunkModules = ReadonlyMap<string, number>;

/** The modules of each file of a build. */
export type BuildModules = Map<string, ChunkModules>;

/** Records the modules of every script of a build. */
export function recordChunkModules(modules: BuildModules): Plugin {
  return {
    name: 'shenidar-bench:chunk-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const sizes = Object.entries(file.modules).map(
          ([id, { code }]) => [modulePath(id), minifiedBytes(code ?? '')] as const,
        );
        modules.set(file.fileName, new Map(sizes));
      }
    },
  };
}

function modulePath(id: string): string {
  return id.startsWith('\0') ? id.slice(1) : normalizePath(relative(process.cwd(), id));
}

/** Keeps unused code, because another module may use it. */
function minifiedBytes(code: string): number {
  const options = { compress: { unused: false }, mangle: { toplevel: true } };
  return Buffer.byteLength(minifySync('module.js', code, options).code);
}
