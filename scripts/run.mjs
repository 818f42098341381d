/**
 * `node scripts/run.mjs FILE.ts ...ARGS`: prepares the checkout (lib/prepare.mjs), then runs a TypeScript program
 * in this same process, so that signals and the exit code need no forwarding.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';

const [program] = process.argv.splice(2, 1);
if (program === undefined)
  throw new Error('The program is missing. Usage: node scripts/run.mjs FILE.ts');

prepare();
const { register } = await import('tsx/esm/api');
register();
process.argv[1] = resolve(program);
await import(pathToFileURL(resolve(program)).href);
