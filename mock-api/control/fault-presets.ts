import type { MockOperation } from '../core/handle';
import type { Fault } from './fault-rules';

type Preset = Omit<Fault, 'method' | 'path'>;

const captivePortal = '<!doctype html><title>Sign in to the network</title><h1>Welcome</h1>';

/** Faults that every call should survive: docs/faults.md#f5, docs/faults.md#f6, docs/faults.md#h2. */
export const faultPresets = {
  serverError: { status: 500 },
  unavailable: { status: 503 },
  tooMany: { status: 429 },
  unauthenticated: { status: 401 },
  forbidden: { status: 403 },
  slow: { delayMs: 3000 },
  hang: { network: 'hang' },
  connectionLost: { network: 'error' },
  answerLost: { network: 'error', when: 'after' },
  serverErrorAfterWork: { status: 500, when: 'after' },
  captivePortal: { status: 200, body: captivePortal },
  brokenJson: { status: 200, body: '{"items":[{"title":"' },
  emptyObject: { status: 200, body: {} },
  noContent: { status: 204 },
} as const satisfies Record<string, Preset>;

export type FaultPresetName = keyof typeof faultPresets;

/** Applies a preset to one call. */
export function faultOf(
  { method, path }: Pick<MockOperation, 'method' | 'path'>,
  preset: FaultPresetName,
): Fault {
  return { method, path, ...faultPresets[preset] };
}
