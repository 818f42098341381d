/** Types of prepare.mjs for TypeScript. */
export const root: string;
export function prepare(): void;
export function exitNotReady(sentence: string): never;
export function unsupportedNodeMessage(version: string): string | undefined;
export function reinstallReason(folder: string): string | undefined;
