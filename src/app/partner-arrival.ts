import { createStore, sample } from 'effector';

import { $client } from '@/entities/client/model';
import { sessionRestored } from '@/entities/session/model';
import { partnerTokenFound } from '@/features/partner-sign-in/model';
import { readAddress, replaceAddress } from '@/shared/browser/address';
import { partnerCredential, withoutPartnerToken } from '@/shared/config/partner-address';

import './wiring/partner-sign-in';

import type { StartValue } from './start-value';

/** The query that the page was opened with, for the time until it is known which client this is. */
const $arrivalQuery = createStore('');

/** Takes the token out of the address and gives what the scope has to start with. */
export function takeCredential(): StartValue[] {
  const { path, search, hash } = readAddress();
  replaceAddress(path + withoutPartnerToken(search) + hash);
  return [[$arrivalQuery, search]];
}

// A partner's link signs in once it is known who is here and what client this is (product spec, section 1).
sample({
  clock: sample({
    clock: sessionRestored,
    source: { query: $arrivalQuery, client: $client },
    fn: ({ query, client }) => partnerCredential(query, client),
  }).filterMap((credential) => credential ?? undefined),
  target: partnerTokenFound,
});
