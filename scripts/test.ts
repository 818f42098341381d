/** `npm test`: runs every check of the repository but the slow browser tests, and prints a table of the results. */
import { reportSteps } from './lib/report-steps';
import { testSteps } from './lib/test-steps';

await reportSteps(testSteps);
