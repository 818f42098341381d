import type { MockRequest } from './wire';

/** Turns a request of the Fetch standard into the mock's. */
export async function toMockRequest(
  request: Request,
  cookies: Readonly<Record<string, string>>,
): Promise<MockRequest> {
  return {
    method: request.method,
    url: new URL(request.url),
    headers: Object.fromEntries(request.headers),
    cookies,
    body: await request.text(),
  };
}
