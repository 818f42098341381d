/**
 * Where the Android app can be had. The addresses are placeholders until the app is published: the package name and the
 * file's host are reserved names. Rule: docs/behaviour.md#downloads
 */
export const appDownloads = [
  { place: 'cafeBazaar', url: 'https://cafebazaar.ir/app/example.shenidar' },
  { place: 'myket', url: 'https://myket.ir/app/example.shenidar' },
  { place: 'googlePlay', url: 'https://play.google.com/store/apps/details?id=example.shenidar' },
  { place: 'file', url: 'https://get.shenidar.example/shenidar.apk' },
] as const;
