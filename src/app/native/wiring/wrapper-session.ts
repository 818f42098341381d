import { sample } from 'effector';

import { $clientId } from '@/entities/client/model';
// The exit after a refused renewal must work from the first request on.
import '@/entities/session/sign-out';
import { tokensReceived } from '@/entities/session/sign-in';
import { $clientHeaders } from '@/shared/api/authorized';
import { $newLogin, noNewLogin } from '@/shared/api/new-login';
import { appResumed, tokenInjected } from '@/shared/bridge/native-events';
import { newLoginOf, type TokenSet } from '@/shared/bridge/token-set';
import { knownClientId } from '@/shared/config/clients';
import { clientIdOfTab } from '@/shared/storage/identity-keys';
import { entry, writeRawFx } from '@/shared/storage/stored-value';

import {
  $hasClientInAddress,
  addressReadRequested,
  tokenCheckRequested,
  tokenSetRead,
  tokenSetReceived,
} from '../wrapper-tokens';
import { appStarted } from '../../start/app-started';

sample({ clock: appStarted, target: addressReadRequested });

// The native app signs users in and out. While this app is paused, another user may sign in there.
sample({ clock: tokenInjected, target: tokenSetReceived });
sample({ clock: appResumed, target: tokenCheckRequested });

// A session that the native app began with its new login is renewed with the client of that login.
sample({ clock: [tokenInjected, tokenSetRead], fn: newLoginOf, target: $newLogin });
sample({ clock: tokensReceived, fn: () => noNewLogin, target: $newLogin });

// A token set also has the client and the device of the requests (docs/native-bridge.md#gettokens).
const headersRead = sample({
  clock: [tokenInjected, tokenSetRead],
  source: { headers: $clientHeaders, hasClient: $hasClientInAddress },
  fn: ({ headers, hasClient }, set) => {
    const clientId = hasClient ? undefined : clientIdOf(set);
    return {
      clientId,
      headers: {
        'client-id': clientId ?? headers['client-id'],
        'version-code': set['version-code'] || headers['version-code'],
        'api-level': set['api-level'] || headers['api-level'],
        'device-id': set['device-id'] || headers['device-id'],
      },
    };
  },
});
sample({ clock: headersRead, fn: ({ headers }) => headers, target: $clientHeaders });

const clientReceived = headersRead.filterMap(({ clientId }) => clientId);
sample({ clock: clientReceived, target: $clientId });
sample({ clock: clientReceived, fn: (id) => entry(clientIdOfTab, id), target: writeRawFx });

function clientIdOf(set: TokenSet): string | undefined {
  const id = set['client-id'];
  return id ? knownClientId(id) : undefined;
}
