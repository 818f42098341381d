/** `npm run test:deep`: runs the browser tests that are too slow for every change, and prints a table of the results. */
import { reportLanes } from './lib/report-lanes';
import { deepTestLanes } from './lib/test-steps';

await reportLanes(deepTestLanes);
