import type { Screen } from '../screen';

/** Pages that consist of one sentence for now. */
export const plainScreens: readonly Screen[] = [
  { name: 'wishlist', path: '/wishlist', persona: 'collector' },
  { name: 'feedback', path: '/feedback' },
  { name: 'about', path: '/about' },
  { name: 'about, Hisstori', path: '/about', client: '17' },
  { name: 'catalogue', path: '/catalog' },
  { name: 'catalogue landing', path: '/catalog-landing' },
  { name: 'artist', path: '/artist' },
  { name: 'publisher', path: '/publisher' },
  { name: 'web view page', path: '/webview-page' },
  { name: 'about the book', path: '/about-book' },
  { name: 'landing', path: '/landing' },
];
