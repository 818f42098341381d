/** The program that opens an address in the default browser. No shell interprets the address. */
export function openCommand(
  system: NodeJS.Platform,
  url: string,
): { readonly command: string; readonly args: string[] } {
  if (system === 'darwin') return { command: 'open', args: [url] };
  if (system === 'win32') {
    return { command: 'rundll32', args: ['url.dll,FileProtocolHandler', url] };
  }
  return { command: 'xdg-open', args: [url] };
}
