/**
 * The methods that the app and its libraries use, and that the oldest engines of vite.config.ts lack. Only those load it.
 * scripts/check-targets.ts finds others in the builds.
 */
const methods: readonly (readonly [owner: object, name: string, method: unknown])[] = [
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

for (const [owner, name, value] of methods)
  if (!(name in owner))
    // Not enumerable, as the engines' own.
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? index + this.length : index];
}

void import('./mount');

export {};
