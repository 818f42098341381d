/** Types of find-browser.mjs for TypeScript. */
export const browserArguments: string[];
export function findBrowser(environment?: NodeJS.ProcessEnv): string | undefined;
export function findHeadlessBrowser(environment?: NodeJS.ProcessEnv): string | undefined;
export function inFolders(environment: NodeJS.ProcessEnv, command: string): string[];
