import { illustrationFile, illustrationNames } from '@fixtures/catalog/storefront-art';
import { coverFile } from '@fixtures/media/cover-file';

import { handleRaw, type Route } from '../core/handle';
import { supportChatPage } from '../media/support-chat-page';
import { contentPages } from '../media/content-pages';
import { getContentPage, getCover, getIllustration, getSupportChat } from '../media/operations';
import { bookOf, requireFound } from '../rules/require-found';

/** The cover width if the caller sets none. */
const DEFAULT_COVER_WIDTH_PX = 512;

const coverTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

export const contentRoutes: readonly Route[] = [
  handleRaw(getCover, ({ params, query, db, media }) => {
    const { audioBookId } = bookOf(db, params.audioBookId);
    const file = coverFile(audioBookId, query.w ?? query.h ?? DEFAULT_COVER_WIDTH_PX);
    const type = coverTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return {
      status: 200,
      // The URL contains the version of the cover, so the browser can cache it forever.
      headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      body: () => media.read(file),
    };
  }),
  handleRaw(getIllustration, ({ params, media }) => {
    const name = requireFound(illustrationNames.find((each) => each === params.name));
    return {
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
      body: () => media.read(illustrationFile(name)),
    };
  }),
  handleRaw(getContentPage, ({ params }) => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: requireFound(contentPages.get(params.name)),
  })),
  handleRaw(getSupportChat, () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: supportChatPage,
  })),
];
