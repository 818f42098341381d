import { isMasked } from './mask';
import type { Entry } from './recording';

/** Whether an event signed a user in. Its tokens are masked in a recording. */
export function isSignInEvent(entry: Entry): boolean {
  return (
    entry.kind === 'event' &&
    entry.name === 'tokenInjected' &&
    isMasked(Reflect.get(Object(entry.payload), 'token'))
  );
}
