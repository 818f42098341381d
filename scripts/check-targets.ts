/** `tsx scripts/check-targets.ts MODE`: fails when the build in dist/MODE uses what the oldest engines lack. */
import { findNewerThanTargets, oldestBrowsers } from './lib/old-targets';

const folder = `dist/${process.argv[2] ?? ''}`;
const { fileCount, found } = await findNewerThanTargets(folder);
for (const each of found) console.error(each);
console.log(`${fileCount} files in ${folder} checked for ${oldestBrowsers.join(', ')}.`);
process.exitCode = fileCount === 0 || found.length > 0 ? 1 : 0;
