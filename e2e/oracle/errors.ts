import type { Rule } from './rule';

/**
 * The browser's own lines about answers with an error status, which tests provoke, and about the policy, which has
 * a rule of its own.
 */
const browserLines = /^Failed to load resource|Content Security Policy|Trusted Type/;

/** No uncaught error, unhandled rejection or console.error: docs/faults.md#o1 */
export const errors: Rule = {
  watch: (context, report) => {
    context.on('weberror', (webError) => report(`Uncaught: ${String(webError.error().stack)}`));
    context.on('console', (message) => {
      const isOurs = message.type() === 'error' && !browserLines.test(message.text());
      if (isOurs) report(`console.error: ${message.text()}`);
    });
    return Promise.resolve();
  },
};
