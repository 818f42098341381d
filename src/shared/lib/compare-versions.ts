import { foldDigits } from './fold-digits';

/** How two versions are compared. */
export type VersionComparator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** The order of two versions: negative, zero or positive. Missing parts count as 0, as do parts that are no number. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  const length = Math.max(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Whether `one` stands in this relation to `other`, such as `isVersion('5.1', '>=', '5.0.0')`. Rule: docs/behaviour.md#versions
 * @throws 'Invalid comparator' for any other comparator
 */
export function isVersion(one: string, comparator: VersionComparator, other: string): boolean {
  const order = compareVersions(one, other);
  switch (comparator) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      throw new Error('Invalid comparator');
  }
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => {
    const digits = foldDigits(part);
    return /^\d+$/.test(digits) ? Number(digits) : 0;
  });
}
