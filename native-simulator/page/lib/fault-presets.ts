import type { ApiFault } from '../../scenarios/scenario';

/** Common faults of an API call, in the form of the mock's control plane: docs/api.md#faults */
export const apiFaultPresets = {
  serverError: { status: 500 },
  unavailable: { status: 503 },
  unauthenticated: { status: 401 },
  forbidden: { status: 403 },
  tooMany: { status: 429 },
  slow: { delayMs: 3000 },
  hang: { network: 'hang' },
  connectionLost: { network: 'error' },
  answerLost: { network: 'error', when: 'after' },
  captivePortal: { status: 200, body: '<!doctype html><title>Sign in to the network</title>' },
  brokenJson: { status: 200, body: '{"items":[{"title":"' },
} as const satisfies Record<string, Omit<ApiFault, 'method' | 'path'>>;

export type ApiFaultPreset = keyof typeof apiFaultPresets;
export const apiFaultPresetNames = Object.keys(apiFaultPresets) as readonly ApiFaultPreset[];

/** Parses `POST /api/…`, or a path alone, into the call of a fault; null for a text without a path. */
export function parseApiCall(text: string): Pick<ApiFault, 'method' | 'path'> | null {
  const [, method = '*', path = ''] = /^(?:([A-Za-z*]+)\s+)?(\S+)$/.exec(text.trim()) ?? [];
  return path.startsWith('/') || path.startsWith('*')
    ? { method: method.toUpperCase(), path: path.replace(/\?.*$/, '') }
    : null;
}
