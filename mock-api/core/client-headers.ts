import { ApiFailure } from './api-failure';

/** The four headers of every API call: docs/api.md#headers */
export const clientHeaderNames = ['client-id', 'version-code', 'api-level', 'device-id'] as const;

/** True if calls of this path must carry the client headers. */
export function needsClientHeaders(path: string): boolean {
  return path.startsWith('/api/') || path === '/token' || path === '/connect/token';
}

/** Throws `missing-headers` with the first missing header as its field. */
export function checkClientHeaders(headers: Readonly<Record<string, string>>): void {
  const missing = clientHeaderNames.find((name) => !headers[name]?.trim());
  if (missing) throw new ApiFailure('missing-headers', { field: missing });
}
