import type { Mock } from '../../../mock-api/core/mock';
import type { RemoteControl } from '../../fixtures/native';

/** The calls to the server that buy, lend or spend, as `METHOD path?query body`. */
export async function purchaseCallsTo(mock: Mock): Promise<string[]> {
  const entries = await mock.journal.entries();
  return entries
    .filter(({ path }) => /\/(orders|markets)\/|\/subscription\/consume\//.test(path))
    .map(({ method, path, query, body }) => {
      const search = new URLSearchParams(query).toString();
      return `${method} ${path}${search && `?${search}`} ${JSON.stringify(body)}`;
    });
}

/** The calls to the native app that buy, open or play, as `method(first parameter)`. */
export async function purchaseCallsToNative(native: RemoteControl): Promise<string[]> {
  const calls = await native.calls();
  return calls
    .filter(({ method }) => /purchase|goToLibraryTab|openBook|openPlayer/i.test(method))
    .map(({ method, args }) => `${method}(${String(Object.values(args)[0])})`);
}
