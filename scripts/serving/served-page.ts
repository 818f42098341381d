import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Serves index.html: compressed once, revalidated on every request. */
export type ServedPage = (request: IncomingMessage, response: ServerResponse) => void;

interface Bodies {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** For the page of a build, which is compressed while the server starts. */
export function createServedPage(html: string): ServedPage {
  const plain = Buffer.from(html);
  return serve({ plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) });
}

/** For a page that is written while the server answers others: compressed beside them, and quickly. It has headers of its own. */
export async function createRenderedPage(
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<ServedPage> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain),
  ]);
  return serve({ plain, br, gzip: zipped }, headers);
}

function serve(bodies: Bodies, headers: Readonly<Record<string, string>> = {}): ServedPage {
  return (request, response) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    const body = bodies[encoding ?? 'plain'];
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, sec-fetch-mode',
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Whether the request is a navigation and not a file that a page needs. */
export function isNavigation(path: string, headers: IncomingHttpHeaders): boolean {
  if (path.startsWith('/assets/')) return false;
  return headers['sec-fetch-mode'] === 'navigate' || !!headers.accept?.includes('text/html');
}
