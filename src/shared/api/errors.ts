/**
 * Why a call failed, as plain data (product spec, section 8).
 * - `offline`: the device has no connection, nothing was sent
 * - `network`: sent, but no whole answer came (refused, reset, timed out)
 * - `http`: the server answered with an error status
 * - `invalidData`: the answer was good but not what the contract says
 */
export type ApiError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'network' }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly statusText: string;
      /** The server's message for people, if it sent one. */
      readonly message: string | null;
      /** The server's stable slug, if it sent one. */
      readonly code: string | null;
    }
  | { readonly kind: 'invalidData'; readonly detail: string };

/** What a call for a person gets when that person has left. */
export const loggedOutError: ApiError = {
  kind: 'http',
  status: 401,
  statusText: 'Unauthorized',
  message: null,
  code: 'unauthenticated',
};

const kinds: readonly unknown[] = ['offline', 'network', 'http', 'invalidData'];
/** Longer texts of a server are cut (fault list D1). */
const longestMessage = 300;

/** Whether a caught value is one of ours. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(value.kind)
  );
}

/** Makes the `http` error of an answer from its parsed body, whatever that is. */
export function httpError(status: number, statusText: string, body: unknown): ApiError {
  return {
    kind: 'http',
    status,
    statusText,
    message: textField(body, 'message'),
    code: textField(body, 'code'),
  };
}

/** Whether the server answered with this status. */
export function isHttpError(error: ApiError, status: number): boolean {
  return error.kind === 'http' && error.status === status;
}

function textField(body: unknown, field: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' && value !== '' ? value.slice(0, longestMessage) : null;
}
