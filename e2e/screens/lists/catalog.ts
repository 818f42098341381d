import { faultLines, type Screen } from '../screen';

const head = '/api/catalog/{kind}/{id}';

/** The catalogue and its start page. */
export const catalogScreens: readonly Screen[] = [
  { name: 'catalogue, start', path: '/catalog-landing', isWhole: true },
  {
    name: 'catalogue, start, loading',
    path: '/catalog-landing',
    faults: { '/api/catalog': 'hang' },
    isWaiting: true,
  },
  {
    name: 'catalogue, start, server error',
    path: '/catalog-landing',
    faults: { '/api/catalog': 'unavailable' },
    expectedProblems: faultLines,
  },
  {
    name: 'catalogue, start, empty',
    path: '/catalog-landing',
    faults: { '/api/catalog': 'emptyObject' },
  },
  { name: 'catalogue, all titles', path: '/catalog' },
  { name: 'catalogue, list by id', path: '/catalog/list/204' },
  { name: 'catalogue, list by name, sorted', path: '/catalog/listKey/new?sort=title' },
  { name: 'catalogue, genre', path: '/catalog/genre/poetry' },
  { name: 'catalogue, sub-genre', path: '/catalog/genre/ghazal' },
  {
    name: 'catalogue, genre, loading',
    path: '/catalog/genre/poetry',
    faults: { [head]: 'hang', '/api/booksSearch': 'hang' },
    isWaiting: true,
  },
  {
    name: 'catalogue, genre, no connection',
    path: '/catalog/genre/poetry',
    faults: { [head]: 'connectionLost' },
    expectedProblems: faultLines,
  },
  {
    name: 'catalogue, unknown list',
    path: '/catalog/list/999',
    expectedProblems: /404/,
  },
];
