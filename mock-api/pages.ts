import { docsPage } from './docs/docs-page';
import { galleryPage } from './docs/gallery-page';
import { buildOpenApi } from './docs/openapi';
import type { MockReply } from './core/wire';
import { contentPages } from './media/content-pages';
import { supportChatPage } from './media/support-chat-page';

const html = (body: string): MockReply => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/** A page of the site itself; undefined for any other path. */
function contentPage(pathname: string): MockReply | undefined {
  const page = contentPages.get(/^\/content\/pages\/(\w+)$/.exec(pathname)?.[1] ?? '');
  return page === undefined ? undefined : html(page);
}

/**
 * Renders the mock's stateless pages: documentation, OpenAPI document, gallery and support chat.
 * Undefined for any other path. The service worker does not intercept navigations, so the dev server
 * also calls this function when the mock runs in the browser.
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
      return contentPage(pathname);
  }
}
