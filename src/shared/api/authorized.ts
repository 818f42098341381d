import { attach, createStore } from 'effector';

import { API_LEVEL, VERSION_CODE } from '@/shared/config/constants';

import { sendFx, type ApiRequest } from './send';

/** The four headers that every call carries (product spec, section 3). */
export interface ClientHeaders {
  readonly 'client-id': string;
  readonly 'version-code': string;
  readonly 'api-level': string;
  readonly 'device-id': string;
}

/** Filled at start by the client and device models. */
export const $clientHeaders = createStore<ClientHeaders>({
  'client-id': '',
  'version-code': VERSION_CODE,
  'api-level': API_LEVEL,
  'device-id': '',
});

/** The bearer, null while logged out. `entities/session` keeps it. */
export const $accessToken = createStore<string | null>(null);

/** Where the API answers; empty means the page's own origin (contract, harness). */
export const $apiHosts = createStore({ site: '', auth: '' });

export interface ApiCall extends Omit<ApiRequest, 'headers'> {
  readonly host: 'site' | 'auth';
}

/** Sends a call to its host with the client's headers and, when logged in, the bearer. */
export const requestFx = attach({
  source: { headers: $clientHeaders, token: $accessToken, hosts: $apiHosts },
  mapParams: ({ host, ...call }: ApiCall, { headers, token, hosts }): ApiRequest => ({
    ...call,
    url: hosts[host] + call.url,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
  }),
  effect: sendFx,
});
