/**
 * Tests without a document may have no `navigator` either. One that says nothing of itself stands for a browser
 * without Web Locks, like that of jsdom.
 */
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: '' } });
