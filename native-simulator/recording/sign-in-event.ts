import { isMasked } from './mask';
import type { Entry } from './recording';

/** Whether an event brought somebody's session, whose tokens a recording does not hold. */
export function isSignInEvent(entry: Entry): boolean {
  return (
    entry.kind === 'event' &&
    entry.name === 'tokenInjected' &&
    isMasked(Reflect.get(Object(entry.payload), 'token'))
  );
}
