/** `npm test`: runs every check of the repository but the slow browser tests, and prints a table of the results. */
import { reportLanes } from './lib/report-lanes';
import { testLanes } from './lib/test-steps';

await reportLanes(testLanes);
