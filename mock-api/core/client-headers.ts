import { ApiFailure } from './api-failure';

/** The four headers that every call to the API carries (product spec, section 3). */
export const clientHeaderNames = ['client-id', 'version-code', 'api-level', 'device-id'] as const;

/** Whether calls of this path have to carry the client's headers. */
export function needsClientHeaders(path: string): boolean {
  return path.startsWith('/api/') || path === '/token' || path === '/connect/token';
}

/** Fails with `missing-headers` unless all four are there; the field is the first that is missing. */
export function checkClientHeaders(headers: Readonly<Record<string, string>>): void {
  const missing = clientHeaderNames.find((name) => !headers[name]?.trim());
  if (missing) throw new ApiFailure('missing-headers', { field: missing });
}
