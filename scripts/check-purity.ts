/** `tsx scripts/check-purity.ts MODE`: fails when the build in dist/MODE contains test code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTestTraces } from './lib/test-traces';

const textFile = /\.(?:js|css|html|json|map|svg|txt|webmanifest)$/;
const folder = `dist/${process.argv[2] ?? ''}`;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.startsWith('.vite') && textFile.test(file))
  .map((file) => ({
    file,
    traces: findTestTraces(file, readFileSync(join(folder, file), 'utf8')),
  }));
for (const { file, traces } of files) {
  for (const trace of traces)
    console.error(`${folder}/${file} contains ${trace}, which only tests and development use.`);
}
console.log(`${files.length} files in ${folder} checked.`);
process.exitCode = files.length === 0 || files.some(({ traces }) => traces.length > 0) ? 1 : 0;
