import type { Plugin } from 'vite';
import {
  appScreenshots,
  screenshotPath,
  screenshotWindows,
} from '../src/shared/config/app-screenshots.ts';
import { paperColor } from '../src/shared/config/appearance.ts';
import { clients, type Client } from '../src/shared/config/clients.ts';
import { WEB_APP_ORIENTATION } from '../src/shared/config/constants.ts';
import { pageIcons } from '../src/shared/config/page-icons.ts';
import { brands } from '../src/shared/i18n/fa/brands.ts';
import { webApp } from '../src/shared/i18n/fa/web-app.ts';

type Brand = Client['brand'];

/** Writes the web app manifest of each brand, and names that of our own in the page. Rule: docs/behaviour.md#web-app */
export function webAppManifests(): Plugin {
  return {
    name: 'shenidar:web-app-manifests',
    apply: 'build',
    generateBundle() {
      for (const brand of Object.keys(pageIcons) as Brand[]) {
        this.emitFile({
          type: 'asset',
          fileName: pageIcons[brand].manifest.slice(1),
          source: JSON.stringify(webAppManifest(brand)),
        });
      }
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'manifest', href: pageIcons.shenidar.manifest },
        injectTo: 'head',
      },
    ],
  };
}

/** The web app manifest of a brand, ready to be written as JSON. */
export function webAppManifest(brand: Brand) {
  const folder = brand === 'shenidar' ? '' : `/${brand}`;
  const rows: readonly Client[] = clients;
  const themeColor = rows.find((client) => client.brand === brand)?.themeColor ?? paperColor;
  // A brand other than ours belongs to one client, which its start address names.
  const client = rows.find((each) => each.brand === brand && brand !== 'shenidar');
  const address = (path: string) => (client ? `${path}?clientId=${client.id}` : path);
  const icon = (size: number, purpose: 'any' | 'maskable' | 'monochrome', name: string) => ({
    src: `${folder}/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcutIcons = [icon(192, 'any', 'icon-192')];

  return {
    id: address('/'),
    start_url: address('/'),
    scope: '/',
    name: brands[brand],
    short_name: brands[brand],
    description: webApp.description,
    lang: 'fa',
    dir: 'rtl',
    display: 'standalone',
    orientation: WEB_APP_ORIENTATION,
    background_color: paperColor.light,
    theme_color: themeColor.light,
    categories: ['books', 'entertainment', 'music'],
    icons: [
      icon(192, 'any', 'icon-192'),
      icon(512, 'any', 'icon-512'),
      icon(512, 'maskable', 'icon-maskable-512'),
      icon(512, 'monochrome', 'icon-monochrome-512'),
    ],
    screenshots: appScreenshots[brand].map((screenshot) => {
      const { width, height, scale } = screenshotWindows[screenshot.formFactor];
      return {
        src: screenshotPath(brand, screenshot),
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/webp',
        form_factor: screenshot.formFactor,
        label: webApp.screenshots[screenshot.name],
      };
    }),
    shortcuts: [
      { name: webApp.continueListening, url: address('/#player'), icons: shortcutIcons },
      { name: webApp.library, url: address('/library'), icons: shortcutIcons },
      { name: webApp.search, url: address('/search'), icons: shortcutIcons },
    ],
    // A second start brings the running app to the front, so that no sound is cut.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    share_target: {
      action: '/',
      method: 'GET',
      params: { title: 'sharedTitle', text: 'sharedText', url: 'sharedUrl' },
    },
  } as const;
}
