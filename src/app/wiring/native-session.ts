import { sample } from 'effector';

import { $clientId } from '@/entities/client/model';
import { $clientHeaders } from '@/shared/api/authorized';
import { appResumed, tokenInjected } from '@/shared/bridge/native-events';
import type { TokenSet } from '@/shared/bridge/token-set';
import { knownClientId } from '@/shared/config/clients';
import { clientIdOfTab } from '@/shared/storage/keys';
import { entry, writeRawFx } from '@/shared/storage/stored-value';

import {
  $hasClientInAddress,
  addressWanted,
  tokensCheckRequested,
  tokenSetRead,
  tokensToldOf,
} from '../native-tokens';
import { appStarted } from '../start';

sample({ clock: appStarted, target: addressWanted });

// The native app signs people in and out; back in it, it may be another one (contract, bridge).
sample({ clock: tokenInjected, target: tokensToldOf });
sample({ clock: appResumed, target: tokensCheckRequested });

// The token set also says which client and device the calls come from.
const setArrived = sample({
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
sample({ clock: setArrived, fn: ({ headers }) => headers, target: $clientHeaders });

const clientTold = setArrived.filterMap(({ clientId }) => clientId);
sample({ clock: clientTold, target: $clientId });
sample({ clock: clientTold, fn: (id) => entry(clientIdOfTab, id), target: writeRawFx });

function clientIdOf(set: TokenSet): string | undefined {
  const told = set['client-id'];
  return told ? knownClientId(told) : undefined;
}
