/**
 * Origins of the servers that a served build calls. An absent one means the page's own origin. The server sets
 * them, not the build, so one build works with every backend.
 */
export interface Hosts {
  /** API, covers and streams. */
  readonly site?: string;
  /** The two token calls. */
  readonly auth?: string;
  /** Error reports. */
  readonly report?: string;
  /** The support chat's sandboxed frame. */
  readonly chat?: string;
}

export const hostNames = ['site', 'auth', 'report', 'chat'] as const satisfies (keyof Hosts)[];

/**
 * Parses a host setting into an origin.
 * @throws when the text is not an http(s) URL or has more than scheme, host and port
 */
export function parseHost(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const isHttp = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!address || !isHttp || address.href !== `${address.origin}/`) {
    throw new Error(`"${text}" is not an origin. Write it like https://api.example.com.`);
  }
  return address.origin;
}

/** Writes each host into its `<meta name="shenidar-…-host">` of a page and adds missing ones. */
export function writeHosts(html: string, hosts: Hosts): string {
  return hostNames.reduce((page, name) => {
    const meta = `<meta name="shenidar-${name}-host" content="${hosts[name] ?? ''}" />`;
    const existing = new RegExp(`<meta\\s+name="shenidar-${name}-host"[^>]*>`);
    return existing.test(page)
      ? page.replace(existing, meta)
      : page.replace('</head>', `${meta}</head>`);
  }, html);
}

/** Names the public key of push messages in a page; without a key the app takes its placeholder. docs/behaviour.md#push */
export function writePushKey(html: string, key: string): string {
  if (!/^[\w-]+$/.test(key)) throw new Error(`"${key}" is not a push key in URL-safe Base64.`);
  return html.replace('</head>', `<meta name="shenidar-push-key" content="${key}" /></head>`);
}
