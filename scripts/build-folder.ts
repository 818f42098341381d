/**
 * `tsx scripts/build-folder.ts ROOT MODE FOLDER`: builds an environment, or the simulator for one, into a folder.
 * The CLI runs it as a process of its own, so that a build can be interrupted.
 */
import { build, createLogger } from 'vite';
import { buildErrorText } from './lib/build-error';
import { hasColors } from './lib/command';

const [root = '.', mode = '', outDir = ''] = process.argv.slice(2);
// The error is printed once, below.
const logger = { ...createLogger('warn'), error: () => {} };
try {
  // Vite's default loader writes a file beside the packages, which a read-only checkout does not allow.
  await build({
    root,
    mode,
    configLoader: 'runner',
    logLevel: 'warn',
    customLogger: logger,
    build: { outDir, emptyOutDir: true },
  });
} catch (error) {
  console.error(buildErrorText(error, { hasColors: hasColors(process.stderr) }));
  process.exit(1);
}
