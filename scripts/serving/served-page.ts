import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Serves index.html: compressed once, revalidated on every request. */
export type ServedPage = (request: IncomingMessage, response: ServerResponse) => void;

export function createServedPage(html: string): ServedPage {
  const plain = Buffer.from(html);
  const compressed = { br: brotliCompressSync(plain), gzip: gzipSync(plain) };

  return (request, response) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    const body = encoding ? compressed[encoding] : plain;
    response.writeHead(200, {
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
