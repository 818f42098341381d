import { docsPage } from './docs/docs-page';
import { galleryPage } from './docs/gallery-page';
import { buildOpenApi } from './docs/openapi';
import type { MockReply } from './core/wire';
import { supportChatPage } from './media/support-chat-page';

const html = (body: string): MockReply => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/**
 * The mock's pages, which need no state: documentation, OpenAPI document, gallery, support chat.
 * Undefined for any other path. A worker never sees navigations, so a dev server whose API lives in
 * the browser has to serve these itself.
 */
export function renderMockPage({ pathname, searchParams }: URL): MockReply | undefined {
  switch (pathname) {
    case '/__mock':
    case '/__mock/':
    case '/__mock/docs':
      return html(docsPage());
    case '/__mock/gallery':
      return html(galleryPage(searchParams.get('app') ?? undefined));
    case '/__mock/openapi.json':
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(buildOpenApi(), null, 2),
      };
    case '/content/support-chat/':
      return html(supportChatPage);
    default:
      return undefined;
  }
}
