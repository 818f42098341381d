import { expect } from '../../fixtures/test';
import { faultLines, type Screen } from '../screen';

/** The page of one book, and its comments. */
export const bookScreens: readonly Screen[] = [
  { name: 'book', path: '/pdp/1001' },
  { name: 'book, whole page', path: '/pdp/1001', isWhole: true },
  { name: 'book of the longest title, discounted', path: '/pdp/1046' },
  { name: 'book with two scripts in its title', path: '/pdp/1016' },
  { name: 'book with forty chapters, whole page', path: '/pdp/1010', isWhole: true },
  { name: 'free podcast', path: '/pdp/1090' },
  { name: 'book with a subscription', path: '/pdp/1001', persona: 'subscriber' },
  { name: 'book for subscribers only', path: '/pdp/1034', persona: 'spender' },
  { name: 'own book', path: '/pdp/1001', persona: 'collector' },
  { name: 'archived book', path: '/pdp/1008', persona: 'collector' },
  { name: 'book that is not to be had', path: '/pdp/9000', persona: 'spender' },
  {
    name: 'book, its sample playing',
    path: '/pdp/1001',
    way: 'play the sample',
    prepare: async ({ page, productPage, smallPlayer }) => {
      await productPage.playSample.click();
      await expect(page).toBePlaying();
      await expect(smallPlayer.region).toBeVisible();
    },
  },
  {
    name: 'book, scrolled',
    path: '/pdp/1010',
    way: 'scroll to the chapters',
    prepare: ({ productPage }) => productPage.chapters.scrollIntoViewIfNeeded(),
  },
  {
    name: 'book, loading',
    path: '/pdp/1001',
    faults: { '/api/audiobooks/**': 'hang' },
    isWaiting: true,
  },
  {
    name: 'book, server error',
    path: '/pdp/1001',
    faults: { '/api/audiobooks/**': 'serverError' },
    expectedProblems: faultLines,
  },
  {
    name: 'book, no connection',
    path: '/pdp/1001',
    faults: { '/api/audiobooks/**': 'connectionLost' },
    expectedProblems: faultLines,
  },
  { name: 'book that does not exist', path: '/pdp/999999', expectedProblems: faultLines },
  {
    name: 'book, cover missing',
    path: '/pdp/1046',
    faults: { '/content/**': 'unavailable' },
    expectedProblems: faultLines,
  },

  { name: 'comments', path: '/pdp/comment/1001/shahnameh' },
  { name: 'comments, none', path: '/pdp/comment/9000/gallery-0-0' },
  {
    name: 'comments, loading',
    path: '/pdp/comment/1001/shahnameh',
    faults: { '/api/audiobooks/*/comments': 'hang' },
    isWaiting: true,
  },
  {
    name: 'comments, server error',
    path: '/pdp/comment/1001/shahnameh',
    faults: { '/api/audiobooks/*/comments': 'serverError' },
    expectedProblems: faultLines,
  },
];
