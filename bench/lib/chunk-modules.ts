import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The modules of a chunk: path from the repository's root, to its length in the chunk before minification. */
export type ChunkModules = ReadonlyMap<string, number>;

/** Which modules went into which file of a build. */
export type BuildModules = Map<string, ChunkModules>;

/** Notes the modules of every chunk of a build into `modules`; virtual modules keep their own names. */
export function noteChunkModules(modules: BuildModules): Plugin {
  return {
    name: 'shenidar-bench:chunk-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const lengths = Object.entries(file.modules).map(
          ([id, { renderedLength }]) => [nameOf(id), renderedLength] as const,
        );
        modules.set(file.fileName, new Map(lengths));
      }
    },
  };
}

function nameOf(id: string): string {
  return id.startsWith('\0') ? id.slice(1) : normalizePath(relative(process.cwd(), id));
}
