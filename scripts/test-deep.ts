/** `npm run test:deep`: runs the browser tests that are too slow for every change, and prints a table of the results. */
import { reportSteps } from './lib/report-steps';
import { deepTestSteps } from './lib/test-steps';

await reportSteps(deepTestSteps);
