import { isApiError } from '@/shared/api/errors';
import { redactText } from '@/shared/lib/redact';

/** Where a problem was met. */
export type ProblemSource = 'uncaught' | 'crash' | 'contract';

/** The body of `POST /api/errors` but for its context; redacted. */
export interface ErrorReport {
  /** `error` when our own code is on the stack, `warning` for extensions, injected scripts, and data. */
  readonly level: 'warning' | 'error';
  readonly message: string;
  readonly stack: string;
}

const LONGEST_MESSAGE = 500;

/**
 * Makes a report of whatever was thrown (product spec, section 8). Null for what is no surprise: a
 * call that failed for the connection or by the server's answer, and an answer that nobody waited for.
 */
export function toReport(problem: unknown, origin: string): ErrorReport | null {
  if (isApiError(problem)) {
    return problem.kind === 'invalidData' ? reportOf(problem.detail, '', origin) : null;
  }
  if (isOfKind(problem, 'AbortError')) return null;
  if (problem instanceof Error) {
    return reportOf(`${problem.name}: ${problem.message}`, problem.stack ?? '', origin);
  }
  return reportOf(inWords(problem), '', origin);
}

function reportOf(message: string, stack: string, origin: string): ErrorReport {
  return {
    level: isOurs(stack, origin) ? 'error' : 'warning',
    message: redactText(message).slice(0, LONGEST_MESSAGE),
    stack: redactText(stack),
  };
}

/** Built code lies in /assets, that of the dev server in /src. */
function isOurs(stack: string, origin: string): boolean {
  return stack.includes(`${origin}/assets/`) || stack.includes(`${origin}/src/`);
}

function isOfKind(problem: unknown, name: string): boolean {
  return problem instanceof Error && problem.name === name;
}

function inWords(problem: unknown): string {
  if (typeof problem === 'string') return problem;
  try {
    // Typed as a string always, yet it is none for undefined, functions and symbols.
    const text = JSON.stringify(problem) as string | undefined;
    return text ?? String(problem);
  } catch {
    return Object.prototype.toString.call(problem);
  }
}
