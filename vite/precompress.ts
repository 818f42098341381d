import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const textFile = /\.(?:js|css|html|json|svg|txt|webmanifest)$/;

/** A compressed copy of a smaller file saves nothing because of the headers. */
const MIN_COMPRESSED_FILE_BYTES = 512;

/** Writes a `.br` and a `.gz` beside each text file of the build, for servers that send precompressed files. */
export function precompress(): Plugin {
  return {
    name: 'shenidar:precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => compressFolder(dir ?? '.'),
    },
  };
}

/** Compresses every text file in a folder and its subfolders, except in dot folders. */
export async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) await compressFolder(path);
    else if (entry.isFile() && textFile.test(entry.name)) await compressFile(path);
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_COMPRESSED_FILE_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
