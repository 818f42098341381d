import { relative } from 'node:path';
import { minifySync, normalizePath, type Plugin } from 'vite';

/** The modules of a file: path from the repository's root, to its bytes when minified by itself. */
export type ChunkModules = ReadonlyMap<string, number>;

/** Which modules went into which file of a build. */
export type BuildModules = Map<string, ChunkModules>;

/** Notes what every script of a build is made of. */
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

/** What is unused here may be used by another module, so it stays. */
function minifiedBytes(code: string): number {
  const options = { compress: { unused: false }, mangle: { toplevel: true } };
  return Buffer.byteLength(minifySync('module.js', code, options).code);
}
