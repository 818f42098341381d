/**
 * The end of the title of a browser test that only `npm run test:deep` runs: it is slow and rarely breaks, or is one of many
 * rows of which `npm test` runs a few. Empty for a test of every run.
 */
export const deepUnless = (isInEveryRun: boolean): string => (isInEveryRun ? '' : ' @deep');
