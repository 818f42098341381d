import type { NativeBridge } from './call-native';
import { androidBridge } from './transports/android';
import { iosBridge } from './transports/ios';

/**
 * The native wrapper around a page, or null on the web. A wrapper is detected by its methods, never by
 * the user agent. docs/native-bridge.md#platforms
 */
export function findBridge(host: object): NativeBridge | null {
  return androidBridge(host) ?? iosBridge(host);
}
