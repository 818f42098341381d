import * as v from 'valibot';

import { createPathMatcher } from './path-pattern';

/** `setTimeout` fires at once for longer delays. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** Matching a path takes time in proportion to the length of the pattern. */
const MAX_PATTERN_LENGTH = 1000;

/** The body of `POST /__mock/faults`: docs/api.md#faults */
export const fault = v.strictObject({
  /** `*` matches any method. */
  method: v.pipe(v.string(), v.minLength(1)),
  /** An OpenAPI path template, or a glob over the path: `*` within a segment, `**` over several. */
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PATTERN_LENGTH)),
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** The mock sends a string unchanged and any other value as JSON. */
  body: v.exactOptional(v.unknown()),
  delayMs: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_TIMEOUT_MS))),
  /** `error` resets the connection, `hang` never answers. */
  network: v.exactOptional(v.picklist(['error', 'hang'])),
  /** `after` runs the handler first and replaces its answer. Default: before. */
  when: v.exactOptional(v.picklist(['before', 'after'])),
  /** The number of calls that the fault applies to. Default: all. */
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The number of matching calls that pass before the fault applies. Default: 0. */
  after: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type Fault = v.InferOutput<typeof fault>;

/** A fault and the number of calls that it matched. */
export interface ActiveFault {
  readonly rule: Fault;
  matchedCalls: number;
}

interface CalledRoute {
  readonly method: string;
  readonly path: string;
  readonly template: string | null;
}

type IsTemplate = (path: string) => boolean;

function matches({ rule }: ActiveFault, call: CalledRoute, isTemplate: IsTemplate): boolean {
  const isSameMethod = rule.method === '*' || rule.method.toUpperCase() === call.method;
  if (!isSameMethod) return false;
  if (rule.path === call.template) return true;
  // The template of another route may fit this path too: that of the HLS segments fits their playlist.
  if (call.template !== null && isTemplate(rule.path)) return false;
  return createPathMatcher(rule.path)(call.path);
}

/**
 * Returns the first active fault for a call. Counts the call for every matching fault and removes
 * the faults that have no applications left. `isTemplate` tells the path templates of the API with parameters.
 */
export function takeFault(
  faults: ActiveFault[],
  call: CalledRoute,
  isTemplate: IsTemplate,
): Fault | undefined {
  let applied: Fault | undefined;
  for (const active of faults.filter((each) => matches(each, call, isTemplate))) {
    const { after = 0, times = Infinity } = active.rule;
    if (active.matchedCalls >= after && applied) continue;
    active.matchedCalls += 1;
    if (active.matchedCalls > after) applied = active.rule;
    if (active.matchedCalls >= after + times) faults.splice(faults.indexOf(active), 1);
  }
  return applied;
}
