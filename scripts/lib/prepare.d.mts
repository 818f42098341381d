/** Types of prepare.mjs, for the TypeScript files that import it. */
export const root: string;
export function prepare(): void;
export function endWith(sentence: string): never;
export function nodeComplaint(version: string): string | undefined;
export function staleReason(folder: string): string | undefined;
