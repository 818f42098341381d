const type = 'unknownaddress';

/**
 * The router was asked for an address that no page has, and leads to the storefront. It tells the page, because it
 * does not come to rest there, so that no model sees the address.
 */
export function reportUnknownAddress(): void {
  window.dispatchEvent(new Event(type));
}

/** Calls back for each of these reports from now on. */
export function watchUnknownAddresses(callback: () => void): void {
  window.addEventListener(type, callback);
}
