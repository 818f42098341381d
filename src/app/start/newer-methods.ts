/**
 * The methods that the app and its libraries use, and that the oldest engines of vite/oldest-engines.ts lack. A build
 * that uses others fails.
 */
export const newerMethods: readonly (readonly [owner: object, name: string, method: unknown])[] = [
  [Array.prototype, 'at', at],
  [String.prototype, 'at', at],
  [
    Array.prototype,
    'toSorted',
    function (this: readonly unknown[], compare: () => number) {
      return [...this].sort(compare);
    },
  ],
  [
    Array.prototype,
    'toReversed',
    function (this: readonly unknown[]) {
      return [...this].reverse();
    },
  ],
  [
    Object,
    'hasOwn',
    (owner: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, key),
  ],
];

function at(this: ArrayLike<unknown>, position: number): unknown {
  const index = Math.trunc(position) || 0;
  return this[index < 0 ? index + this.length : index];
}
