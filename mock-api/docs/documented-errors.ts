import { safeParse } from 'valibot';

import { needsClientHeaders } from '../core/client-headers';
import type { MockOperation } from '../core/handle';
import type { FailureCode } from '../messages';
import type { OperationId } from './operations';
import { operationDescriptions } from './descriptions/all-descriptions';

/** Every code that a call may answer: those of its text and those of its declaration. */
export function documentedErrors(
  operation: MockOperation & { readonly id: OperationId },
): FailureCode[] {
  const { access, body, query, path, id } = operation;
  const declared: (FailureCode | false)[] = [
    needsClientHeaders(path) && 'missing-headers',
    access === 'user' && 'unauthenticated',
    (body !== undefined || mayRefuse(query)) && 'invalid-body',
  ];
  const codes = declared.filter((code): code is FailureCode => code !== false);
  return [...new Set([...codes, ...operationDescriptions[id].errors])];
}

/** Whether some texts of the parameters are wrong: not where all are free texts. */
function mayRefuse(query: MockOperation['query']): boolean {
  if (!query) return false;
  const nonsense = new Proxy({}, { get: () => 'nonsense', has: () => true });
  return !safeParse(query, {}).success || !safeParse(query, nonsense).success;
}
