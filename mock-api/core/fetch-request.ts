import type { MockRequest } from './wire';

/** Converts a Fetch API request to a MockRequest. */
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
