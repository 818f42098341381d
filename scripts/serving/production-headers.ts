import { createHash } from 'node:crypto';
import type { Hosts } from './hosts';

/** The one Trusted Types policy of the app; any other is refused. */
const trustedTypesPolicy = 'shenidar';

/**
 * The headers that production puts on every answer for the page and its files.
 * @param html the page, whose inline scripts are allowed by their hashes and no other inline script
 */
export function productionHeaders(html: string, hosts: Hosts): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(html, hosts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/**
 * Own scripts and styles only. Covers come from the site host, streams are fetched from it and
 * played from a blob. Framed by our own origin only: the simulator does, and hosts show us in web
 * views, which are no frames.
 */
function contentSecurityPolicy(html: string, { site, auth, report, chat }: Hosts): string {
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', site],
    'media-src': ["'self'", 'blob:', site],
    'connect-src': ["'self'", site, auth, report],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': [chat ?? "'self'"],
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

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
