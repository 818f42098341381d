import { isApiError } from '@/shared/api/errors';
import { redactText } from '@/shared/lib/redact';

/** The source of a problem: an uncaught error, a render failure, or an answer that breaks the contract. */
export type ProblemSource = 'uncaught' | 'crash' | 'contract';

/** The body of `POST /api/errors` without its context, redacted. */
export interface ErrorReport {
  /** `error` when our code is on the stack, `warning` for extensions, injected scripts and bad data. */
  readonly level: 'warning' | 'error';
  readonly message: string;
  readonly stack: string;
}

const MAX_MESSAGE_LENGTH = 500;

/**
 * Makes a report of a thrown value of any type. Null for expected failures: no connection, an error of
 * the server, or a cancelled request. Rule: docs/behaviour.md#error-reporting
 */
export function toReport(problem: unknown, origin: string): ErrorReport | null {
  if (isApiError(problem)) {
    return problem.kind === 'invalidData' ? reportOf(problem.detail, '', origin) : null;
  }
  if (isOfKind(problem, 'AbortError')) return null;
  if (problem instanceof Error) {
    return reportOf(`${problem.name}: ${problem.message}`, problem.stack ?? '', origin);
  }
  return reportOf(textOf(problem), '', origin);
}

function reportOf(message: string, stack: string, origin: string): ErrorReport {
  return {
    level: isOurs(stack, origin) ? 'error' : 'warning',
    message: redactText(message).slice(0, MAX_MESSAGE_LENGTH),
    stack: redactText(stack),
  };
}

/** The build serves our code from /assets, the dev server from /src. */
function isOurs(stack: string, origin: string): boolean {
  return stack.includes(`${origin}/assets/`) || stack.includes(`${origin}/src/`);
}

function isOfKind(problem: unknown, name: string): boolean {
  return problem instanceof Error && problem.name === name;
}

function textOf(problem: unknown): string {
  if (typeof problem === 'string') return problem;
  try {
    // The type says string, but the result is undefined for undefined, functions and symbols.
    const text = JSON.stringify(problem) as string | undefined;
    return text ?? String(problem);
  } catch {
    return Object.prototype.toString.call(problem);
  }
}
