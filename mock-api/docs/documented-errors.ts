import { safeParse } from 'valibot';

import { needsClientHeaders } from '../core/client-headers';
import type { MockOperation } from '../core/handle';
import type { FailureCode } from '../messages';
import type { OperationId } from './operations';
import { operationDescriptions } from './descriptions/all-descriptions';

/** All error codes of a call, from its declaration and its description. */
export function documentedErrors(
  operation: MockOperation & { readonly id: OperationId },
): FailureCode[] {
  const { access, body, query, path, id } = operation;
  const declared: (FailureCode | false)[] = [
    needsClientHeaders(path) && 'missing-headers',
    access === 'user' && 'unauthenticated',
    (body !== undefined || canReject(query)) && 'invalid-body',
  ];
  const codes = declared.filter((code): code is FailureCode => code !== false);
  return [...new Set([...codes, ...operationDescriptions[id].errors])];
}

/** True if the schema can reject a query, false if it accepts any text. */
function canReject(query: MockOperation['query']): boolean {
  if (!query) return false;
  const nonsense = new Proxy({}, { get: () => 'nonsense', has: () => true });
  return !safeParse(query, {}).success || !safeParse(query, nonsense).success;
}
