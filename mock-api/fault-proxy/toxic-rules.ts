import { createPathMatcher } from '../control/path-pattern';
import type { Toxic, ToxicRule } from './toxics';

/** An active rule. */
interface ActiveToxic {
  /** The number of affected answers. A test uses it to prove that its fault happened. */
  readonly hits: number;
  /** Deactivates the rule. */
  remove(): void;
}

export interface ToxicRules {
  /** Adds a rule. The first matching rule applies to an answer. */
  readonly add: (rule: ToxicRule) => ActiveToxic;
  /** Removes all rules. */
  readonly clear: () => void;
  /** Returns the toxic of the first matching rule and counts a hit. */
  readonly take: (method: string, path: string) => Toxic | undefined;
}

interface CountedRule {
  readonly rule: ToxicRule;
  readonly matchesPath: (path: string) => boolean;
  hits: number;
}

function matches({ rule, matchesPath, hits }: CountedRule, method: string, path: string): boolean {
  const isSameMethod = rule.method === undefined || rule.method === method;
  return isSameMethod && hits < (rule.times ?? Infinity) && matchesPath(path);
}

/** Creates an empty set of rules. */
export function createToxicRules(): ToxicRules {
  let rules: CountedRule[] = [];
  return {
    add(rule) {
      const counted = { rule, matchesPath: createPathMatcher(rule.path), hits: 0 };
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
      const found = rules.find((each) => matches(each, method, path));
      if (found) found.hits += 1;
      return found?.rule.toxic;
    },
  };
}
