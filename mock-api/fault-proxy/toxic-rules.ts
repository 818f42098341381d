import { pathPattern } from '../control/path-pattern';
import type { Toxic, ToxicRule } from './toxics';

/** A rule in force. */
export interface ActiveToxic {
  /** How many answers it has spoiled: a test proves with it that its fault has really happened. */
  readonly hits: number;
  /** Lets answers through again from now on. */
  remove(): void;
}

export interface ToxicRules {
  /** The first rule that fits an answer spoils it. */
  readonly add: (rule: ToxicRule) => ActiveToxic;
  /** Removes all rules. */
  readonly clear: () => void;
  /** The toxic of the first rule that fits a call, which is counted against it. */
  readonly take: (method: string, path: string) => Toxic | undefined;
}

interface CountedRule {
  readonly rule: ToxicRule;
  readonly pattern: RegExp;
  hits: number;
}

function fits({ rule, pattern, hits }: CountedRule, method: string, path: string): boolean {
  const isMethod = rule.method === undefined || rule.method === method;
  return isMethod && hits < (rule.times ?? Infinity) && pattern.test(path);
}

/** An empty set of rules. */
export function createToxicRules(): ToxicRules {
  let rules: CountedRule[] = [];
  return {
    add(rule) {
      const counted = { rule, pattern: pathPattern(rule.path), hits: 0 };
      rules.push(counted);
      return {
        get hits() {
          return counted.hits;
        },
        remove: () => {
          rules = rules.filter((each) => each !== counted);
        },
      };
    },
    clear: () => {
      rules = [];
    },
    take(method, path) {
      const found = rules.find((each) => fits(each, method, path));
      if (found) found.hits += 1;
      return found?.rule.toxic;
    },
  };
}
