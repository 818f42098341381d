import { createHash } from 'node:crypto';
import type { Hosts } from './hosts';

/** The only Trusted Types policy that the app may create. */
const trustedTypesPolicy = 'shenidar';

/** Data in a page is no script. */
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

/** Features of the browser that the app never uses, and so no script in it may. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Returns the headers that production sends with the page and its files.
 * @param html the page; its inline scripts and styles, and no others, are allowed by their hashes
 */
export function productionHeaders(html: string, hosts: Hosts): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(html, hosts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  };
}

/**
 * Scripts and styles come from our own origin only, or are written in the page. Covers and streams come from the site host; hls.js plays
 * streams from a blob. Only our own origin may frame the app: the simulator does; partners use web views, which
 * are not frames.
 */
function contentSecurityPolicy(html: string, { site, auth, report, chat }: Hosts): string {
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(html, inlineScript)],
    'style-src': ["'self'", ...hashesOf(html, inlineStyle)],
    'img-src': ["'self'", 'data:', 'blob:', site],
    'media-src': ["'self'", 'blob:', site],
    'connect-src': ["'self'", site, auth, report],
    'worker-src': ["'self'", 'blob:'],
    // Pages of the site itself, and the support chat: docs/behaviour.md#web-page
    'frame-src': ["'self'", site, chat],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
