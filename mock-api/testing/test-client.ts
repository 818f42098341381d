import { getResponse, type RequestHandler } from 'msw';

import { personaNamed, personaPassword, type PersonaName } from '@fixtures/users/personas';

/** A request of a test. It has the four client headers by default. */
export interface TestRequest {
  readonly method?: string;
  /** Path with query. */
  readonly path: string;
  /** Strings are sent unchanged, URLSearchParams as a form, anything else as JSON. */
  readonly body?: unknown;
  /** Null removes one of the client headers. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly token?: string | undefined;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The parsed JSON, undefined for anything else. */
  readonly json: unknown;
}

/** Sends requests to a mock over any transport. */
export interface TestClient {
  readonly send: (request: TestRequest) => Promise<TestAnswer>;
  /** Signs in as a persona and returns its access token. */
  readonly signIn: (persona: PersonaName) => Promise<string>;
}

const clientHeaders = {
  'client-id': '10',
  'version-code': '109',
  'api-level': '1',
  'device-id': '0b4d1c9e-4b1f-4c7e-9a53-3f1d2c6b7a80',
};

function toRequest(origin: string, request: TestRequest): Request {
  const { method = 'GET', path, body, token } = request;
  const headers = new Headers(clientHeaders);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const isRaw = typeof body === 'string' || body instanceof URLSearchParams;
  if (body !== undefined && !isRaw) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const sent = isRaw ? body : JSON.stringify(body);
  return new Request(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: sent as BodyInit }),
  });
}

async function toAnswer(response: Response): Promise<TestAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, bytes, text, json };
}

/** Creates a client on top of a fetch-like function. */
export function createTestClient(
  origin: string,
  fetchFromMock: (request: Request) => Promise<Response>,
): TestClient {
  const send = async (request: TestRequest) =>
    toAnswer(await fetchFromMock(toRequest(origin, request)));
  return {
    send,
    async signIn(persona) {
      const answer = await send({
        method: 'POST',
        path: '/token',
        body: new URLSearchParams({
          grant_type: 'password',
          username: personaNamed(persona).mobile,
          password: personaPassword,
          client_id: 'shenidar-web',
          client_secret: 'public-web-client',
        }),
      });
      return (answer.json as { access_token: string }).access_token;
    },
  };
}

/** Creates a client that calls MSW handlers in the same way as the worker in the browser. */
export function createHandlerClient(handlers: RequestHandler[]): TestClient {
  return createTestClient('http://mock.test', async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler took ${request.method} ${request.url}`);
    return response;
  });
}
