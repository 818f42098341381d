const prefixes = ['/api/', '/connect/', '/content/', '/hls/', '/__mock/'];
const exact = new Set(['/token', '/api', '/__mock']);

/** Whether a path is the mock's to answer; everything else belongs to the page's server. */
export function isMockPath(path: string): boolean {
  return exact.has(path) || prefixes.some((prefix) => path.startsWith(prefix));
}
