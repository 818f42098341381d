/**
 * The reason why a call failed, as plain data. docs/behaviour.md#errors
 * - `offline`: the device has no connection, nothing was sent
 * - `network`: sent, but without a complete answer (refused, reset, timed out)
 * - `http`: the server answered with an error status
 * - `invalidData`: a successful answer that does not match its schema
 */
export type ApiError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'network' }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly statusText: string;
      /** The server's message for the user, if it sent one. */
      readonly message: string | null;
      /** The server's stable slug, if it sent one. */
      readonly code: string | null;
    }
  | { readonly kind: 'invalidData'; readonly detail: string };

/** The failure of a personal call whose user has signed out meanwhile. */
export const loggedOutError: ApiError = {
  kind: 'http',
  status: 401,
  statusText: 'Unauthorized',
  message: null,
  code: 'unauthenticated',
};

const kinds: readonly unknown[] = ['offline', 'network', 'http', 'invalidData'];
/** Longer messages are truncated. docs/faults.md#d1 */
const MAX_MESSAGE_LENGTH = 300;

/** Whether a caught value is an ApiError. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(value.kind)
  );
}

/** Creates the `http` error of an answer; its parsed body may be anything. */
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
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_MESSAGE_LENGTH) : null;
}
