import { combine, createEffect, createStore, sample } from 'effector';

import { $siteOrigin } from '@/shared/api/authorized';
import { readAddress } from '@/shared/browser/address';
import { webviewPageRoute } from '@/shared/routing/routes';

import { framedAddress } from './lib/framed-address';

const readAddressFx = createEffect(readAddress);

/** The page's own origin. */
const $origin = createStore('');
sample({ clock: webviewPageRoute.opened, fn: () => undefined, target: readAddressFx });
sample({ clock: readAddressFx.doneData, fn: ({ origin }) => origin, target: $origin });

const $text = webviewPageRoute.$visit.map((visit) => visit?.query['url'] ?? '');

/** The address to show, or why there is none; null before the first visit. Rule: docs/behaviour.md#web-page */
export const $framed = combine($text, $origin, $siteOrigin, (text, origin, siteOrigin) =>
  origin === '' ? null : framedAddress(text, origin, siteOrigin || origin),
);
