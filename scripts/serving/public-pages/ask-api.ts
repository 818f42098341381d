import { safeParse } from 'valibot';
import type {
  Operation,
  OperationInput,
  OperationOutput,
} from '../../../src/shared/api/contract/operation';
import { OWN_CLIENT_ID } from '../../../src/shared/config/clients';
import { API_LEVEL, VERSION_CODE } from '../../../src/shared/config/constants';

/** A search engine gives up at about this time as well. */
const TIMEOUT_MS = 3000;

const headers = {
  'client-id': OWN_CLIENT_ID,
  'version-code': VERSION_CODE,
  'api-level': API_LEVEL,
  'device-id': 'public-pages',
};

/** A call that anybody may make, and that changes nothing. */
type PublicOperation = Operation & { readonly method: 'GET'; readonly access: 'anyone' };

/**
 * Asks the API without a user.
 * @throws {NotFound} when the API knows no such thing, and an Error when it does not answer as agreed
 */
export type AskApi = <O extends PublicOperation>(
  operation: O,
  input: OperationInput<O>,
) => Promise<OperationOutput<O>>;

/** The API answered that there is no such thing. */
export class NotFound extends Error {}

/** @param origin of the API, without a slash at the end */
export function createAskApi(origin: string): AskApi {
  return async <O extends PublicOperation>(operation: O, input: OperationInput<O>) => {
    const url = origin + pathOf(operation, input as object);
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    // A server without the API knows no address of it, which says nothing about the title.
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    if (answer.status === 404 && isJson) throw new NotFound(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const { response } = operation;
    const parsed = response && safeParse(response, await answer.json());
    if (!parsed?.success) throw new Error(`${url} answered with unknown data`);
    return parsed.output as OperationOutput<O>;
  };
}

interface WireInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
}

function pathOf({ path }: Operation, { params = {}, query = {} }: WireInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? filled : `${filled}?${new URLSearchParams(entries).toString()}`;
}
