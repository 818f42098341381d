/**
 * Where tests run without a document there may be no `navigator` either. An empty one stands for a
 * browser without locks, as jsdom's does.
 */
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: {} });
