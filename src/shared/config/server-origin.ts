/** The origin of a server, without a slash at the end; a server on all addresses is reachable as localhost. */
export function originOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
