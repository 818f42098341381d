/** Types of find-browser.mjs, for the TypeScript files that import it. */
export const browserArguments: string[];
export function findBrowser(environment?: NodeJS.ProcessEnv): string | undefined;
export function findHeadlessBrowser(environment?: NodeJS.ProcessEnv): string | undefined;
