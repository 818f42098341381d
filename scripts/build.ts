/** `npm run build -- --mode ENV`: builds one environment for production into dist/ENV. */
import { Command } from 'commander';
import { build } from 'vite';
import { buildErrorText } from './lib/build-error';
import { hasColors, modeOption, parseUsage } from './lib/command';

const program = new Command('npm run build --')
  .description('Builds one environment for production into dist/<environment>.')
  .addOption(modeOption().makeOptionMandatory());

const { mode } = parseUsage(program).opts<{ mode: string }>();
try {
  await build({ mode });
} catch (error) {
  // With `build` as a function, Vite prints only that the build failed.
  console.error(buildErrorText(error, { hasColors: hasColors(process.stderr) }));
  process.exit(1);
}
