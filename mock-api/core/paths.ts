const prefixes = ['/api/', '/connect/', '/content/', '/hls/', '/__mock/'];
const exact = new Set(['/token', '/api', '/__mock']);

/** True if the mock answers this path. The page's own server answers all others. */
export function isMockPath(path: string): boolean {
  return exact.has(path) || prefixes.some((prefix) => path.startsWith(prefix));
}
