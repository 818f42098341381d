import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes on the wire, at the best quality of each compression. */
export interface CompressedBytes {
  readonly gzip: number;
  readonly brotli: number;
}

/** Sums the compressed bytes of files; each is compressed separately, as the server sends it. */
export function compressedBytes(folder: string, files: readonly string[]): CompressedBytes {
  const contents = files.map((file) => readFileSync(join(folder, file)));
  return {
    gzip: total(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: total(contents.map(brotliLength)),
  };
}

function brotliLength(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}

function total(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
