import { createStore, sample } from 'effector';

import { $client } from '@/entities/client/model';
import { sessionRestored } from '@/entities/session/model';
import { partnerTokenFound } from '@/features/partner-sign-in/model';
import { readAddress, replaceAddress } from '@/shared/browser/address';
import { partnerCredential, withoutPartnerToken } from '@/shared/config/partner-address';
import { pageModelsRequested } from '@/shared/routing/page-models';

import './notify-partner-failure';

import type { StartValue } from './start-value';

/** The query that the page was opened with. It is read once the client is known. */
const $firstQuery = createStore('');

/** Removes the token from the address. Gives what the scope starts with. */
export function takeCredential(): StartValue[] {
  const { path, search, hash } = readAddress();
  replaceAddress(path + withoutPartnerToken(search) + hash);
  return [[$firstQuery, search]];
}

// Client and session decide what the token is exchanged for. Rule: docs/behaviour.md#partner-sign-in
const credentialFound = sample({
  clock: sessionRestored,
  source: { query: $firstQuery, client: $client },
  fn: ({ query, client }) => partnerCredential(query, client),
}).filterMap((credential) => credential ?? undefined);

sample({ clock: credentialFound, target: partnerTokenFound });
// The dialog that asks whether to swap accounts is loaded with the pages' models.
sample({ clock: credentialFound, target: pageModelsRequested });
