import type { Rule } from './rule';

/**
 * The browser's own lines about answers with an error status, which a test may well want, and
 * about the policy, which has a rule of its own.
 */
const linesOfTheBrowser = /^Failed to load resource|Content Security Policy|Trusted Type/;

/** O1: no uncaught error, no unhandled rejection, no console.error. */
export const errors: Rule = {
  watch: (context, report) => {
    context.on('weberror', (webError) => report(`Uncaught: ${String(webError.error().stack)}`));
    context.on('console', (message) => {
      const isOurs = message.type() === 'error' && !linesOfTheBrowser.test(message.text());
      if (isOurs) report(`console.error: ${message.text()}`);
    });
    return Promise.resolve();
  },
};
