import * as v from 'valibot';

import { pathPattern } from './path-pattern';

/** A fault as `POST /__mock/faults` takes it (contract, 'Control plane'). */
export const fault = v.object({
  /** `*` for any. */
  method: v.pipe(v.string(), v.minLength(1)),
  /** An OpenAPI path template, or a glob over the path: `*` within a segment, `**` over several. */
  path: v.pipe(v.string(), v.minLength(1)),
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A text is sent as it stands, whatever it is; anything else as JSON. */
  body: v.exactOptional(v.unknown()),
  delayMs: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** `error` breaks the connection, `hang` never answers. */
  network: v.exactOptional(v.picklist(['error', 'hang'])),
  /** `after` lets the handler do its work and spoils the answer. Default: before. */
  when: v.exactOptional(v.picklist(['before', 'after'])),
  /** How often it strikes; until it is dropped when absent. */
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How many calls are let through first. */
  after: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type Fault = v.InferOutput<typeof fault>;

/** A fault with its count. */
export interface ActiveFault {
  readonly rule: Fault;
  /** Calls that it fitted so far. */
  matchedCalls: number;
}

interface CalledRoute {
  readonly method: string;
  readonly path: string;
  readonly template: string | null;
}

function fits({ rule }: ActiveFault, call: CalledRoute): boolean {
  const isMethod = rule.method === '*' || rule.method.toUpperCase() === call.method;
  if (!isMethod) return false;
  return rule.path === call.template || pathPattern(rule.path).test(call.path);
}

/**
 * Counts the call against every fault that fits it, drops those that are used up, and gives the
 * first that strikes.
 */
export function takeFault(faults: ActiveFault[], call: CalledRoute): Fault | undefined {
  let applied: Fault | undefined;
  for (const active of faults.filter((each) => fits(each, call))) {
    const { after = 0, times = Infinity } = active.rule;
    if (active.matchedCalls >= after && applied) continue;
    active.matchedCalls += 1;
    if (active.matchedCalls > after) applied = active.rule;
    if (active.matchedCalls >= after + times) faults.splice(faults.indexOf(active), 1);
  }
  return applied;
}
