import type { Rule } from './rule';

const binding = '__reportPolicyViolation';

/** No violation of the Content Security Policy or Trusted Types: docs/faults.md#o2 */
export const policy: Rule = {
  watch: async (context, report) => {
    await context.exposeBinding(binding, (_source, violation: string) => report(violation));
    await context.addInitScript((name) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
        const place = `${sourceFile}:${lineNumber}`;
        const send = (window as unknown as Record<string, (text: string) => void>)[name];
        send?.(`Policy: ${effectiveDirective} forbids ${blockedURI} "${sample}" at ${place}`);
      });
    }, binding);
  },
};
