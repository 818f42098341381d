/** `npm run build -- --mode ENV`: builds one environment for production into dist/ENV. */
import { Command } from 'commander';
import { build } from 'vite';
import { modeOption, parseUsage } from './lib/command';

const program = new Command('npm run build --')
  .description('Builds one environment for production into dist/<environment>.')
  .addOption(modeOption().makeOptionMandatory());

const { mode } = parseUsage(program).opts<{ mode: string }>();
try {
  await build({ mode });
} catch {
  // Vite has already printed the error.
  process.exit(1);
}
