/** `npm run build -- --mode ENV`: builds one environment for production into dist/ENV. */
import { join } from 'node:path';
import { Command } from 'commander';
import { build } from 'vite';
import { buildErrorText, unwritableText } from './lib/build-error';
import { hasColors, modeOption, parseUsage } from './lib/command';
import { unwritableReason } from './lib/unwritable-reason';

const program = new Command('npm run build --')
  .description('Builds one environment for production into dist/<environment>.')
  .addOption(modeOption().makeOptionMandatory());

const { mode } = parseUsage(program).opts<{ mode: string }>();
// Checked first, because a build takes a minute.
const reason = unwritableReason(join('dist', mode));
if (reason !== undefined) {
  console.error(unwritableText(reason));
  process.exit(1);
}
try {
  // Vite's default loader writes a file beside the packages, which a read-only checkout does not allow.
  await build({ mode, configLoader: 'runner' });
} catch (error) {
  // With `build` as a function, Vite prints only that the build failed.
  console.error(buildErrorText(error, { hasColors: hasColors(process.stderr) }));
  process.exit(1);
}
