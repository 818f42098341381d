import type { PageIcons } from '@/shared/browser/page-icons';

import type { Client } from './clients';

/** Each brand has a set of its own (`fixtures/media/make-icons.ts`); index.html names the first. */
export const pageIcons: Readonly<Record<Client['brand'], PageIcons>> = {
  shenidar: {
    favicon: '/favicon.svg',
    appleTouchIcon: '/icons/apple-touch-icon.png',
    manifest: '/manifest.webmanifest',
  },
  hisstori: {
    favicon: '/hisstori/favicon.svg',
    appleTouchIcon: '/hisstori/icons/apple-touch-icon.png',
    manifest: '/hisstori/manifest.webmanifest',
  },
};
