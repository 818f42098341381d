/**
 * Where a served build finds its other servers, as origins without a path. Absent: the page's own
 * origin. They are settings of the serving, not of the build (contract, harness).
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
 * Reads a host setting as an origin.
 * @throws when the text is no http(s) address, or has more than scheme, host and port
 */
export function parseHost(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const isHttp = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!address || !isHttp || address.href !== `${address.origin}/`) {
    throw new Error(`"${text}" is no host. Write it like https://api.example.com.`);
  }
  return address.origin;
}

/** Writes each host into its `<meta name="shenidar-…-host">` in a page, adding those that lack. */
export function writeHosts(html: string, hosts: Hosts): string {
  return hostNames.reduce((page, name) => {
    const meta = `<meta name="shenidar-${name}-host" content="${hosts[name] ?? ''}" />`;
    const existing = new RegExp(`<meta\\s+name="shenidar-${name}-host"[^>]*>`);
    return existing.test(page)
      ? page.replace(existing, meta)
      : page.replace('</head>', `${meta}</head>`);
  }, html);
}
