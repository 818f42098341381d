import type { NativeBridge } from './call-native';
import { androidBridge } from './transports/android';
import { iosBridge } from './transports/ios';

/**
 * The native wrapper around a page, or null on the web: told by the presence of any method of the
 * catalogue, never by the user agent (contract, bridge, 'Platform').
 */
export function findBridge(host: object): NativeBridge | null {
  return androidBridge(host) ?? iosBridge(host);
}
