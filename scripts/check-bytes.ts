/**
 * `tsx scripts/check-bytes.ts MODE`: fails when the build in dist/MODE exceeds a byte budget, or when what comes first waits for
 * the models of other pages.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import {
  byteBudgets,
  exceededBudgets,
  scriptsReferencedIn,
  usesByFile,
  type Manifest,
} from './lib/byte-budget';
import { partsBehindModels } from './lib/early-parts';

const folder = `dist/${process.argv[2] ?? ''}`;
const readText = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const sizeOf = (file: string) => brotliCompressSync(readFileSync(`${folder}/${file}`)).length;

const manifest = JSON.parse(readText('.vite/manifest.json')) as Manifest;
const uses = usesByFile(manifest, scriptsReferencedIn(readText('index.html')));

const first = [...uses].filter(([, use]) => use === 'firstScript');
const firstBytes = first.reduce((total, [file]) => total + sizeOf(file), 0);
console.log(
  `First screen's scripts: ${firstBytes} of ${byteBudgets.firstScript} bytes after brotli.`,
);

const exceeded = exceededBudgets(uses, sizeOf);
for (const { what, bytes, budget } of exceeded) {
  console.error(`Over budget: ${what} has ${bytes} bytes after brotli, the budget is ${budget}.`);
}
const behind = partsBehindModels(manifest);
for (const part of behind) console.error(`Too early: ${part}.`);
process.exitCode = exceeded.length + behind.length > 0 ? 1 : 0;
