/** A tab of the bottom navigation. */
export type Tab = 'library' | 'store' | 'search' | 'profile';

interface PageRow {
  /** The page's name: that of its folder in `src/pages`, of its route and of its title. */
  readonly id: string;
  /** Path patterns by route id. A route id is the page's id, or `id.variant` for a further address of it. */
  readonly paths: Readonly<Record<string, string>>;
  /** Paths that redirect to a path of this page; `{id}` stands for the parameter of that name. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The tab that is active while the page is open. */
  readonly tab: Tab;
  /**
   * The page that 'back' opens after a direct visit, without an earlier page of the app; the shop by default.
   * Rule: docs/behaviour.md#back-navigation
   */
  readonly backTo?: string;
  /** The page comes with the app. All other models and views are loaded later. */
  readonly isInEntry?: true;
}

/**
 * Every page of the app, once. Routes, known paths, titles, tabs, views, models and the list that the
 * browser tests visit are derived from it. Rule: docs/behaviour.md#addresses; a new page:
 * docs/recipes/add-a-page.md.
 */
const pageTable = [
  { id: 'shop', paths: { shop: '/' }, aliases: { '/shop': '/' }, tab: 'store', isInEntry: true },
  {
    id: 'product',
    paths: { product: '/pdp/:id/:title?' },
    aliases: { '/pdp': '/', '/audiobook': '/', '/audiobook/:id': '/pdp/{id}' },
    tab: 'store',
  },
  { id: 'comments', paths: { comments: '/pdp/comment/:id/:identifier' }, tab: 'store' },
  {
    id: 'clp',
    paths: {
      clp: '/clp',
      'clp.search': '/search',
      'clp.category': '/clp/:id',
      'clp.list': '/clp/list/:id',
      'clp.listItem': '/clp/listItem/:id',
    },
    aliases: {
      '/categories': '/clp',
      '/category': '/clp',
      '/plp/:id': '/clp',
      '/category/:id': '/clp/{id}',
      '/list/:id': '/clp/list/{id}',
      '/listItem/:id': '/clp/{id}',
      '/clp-s/:id': '/clp/listItem/{id}?series=true',
    },
    tab: 'search',
  },
  { id: 'library', paths: { library: '/library' }, tab: 'library' },
  { id: 'archive', paths: { archive: '/archive' }, tab: 'profile', backTo: '/library' },
  { id: 'wishlist', paths: { wishlist: '/wishlist' }, tab: 'profile', backTo: '/profile' },
  { id: 'profile', paths: { profile: '/profile' }, tab: 'profile' },
  { id: 'credit', paths: { credit: '/credit' }, tab: 'profile', backTo: '/profile' },
  {
    id: 'credit-code',
    paths: { 'credit-code': '/credit-code' },
    aliases: { '/redeem': '/credit-code' },
    tab: 'profile',
    backTo: '/profile',
  },
  {
    id: 'subscription',
    paths: { subscription: '/subscription', 'subscription.plans': '/subscription/plans' },
    tab: 'profile',
    backTo: '/profile',
  },
  { id: 'auth', paths: { auth: '/auth' }, tab: 'store' },
  { id: 'feedback', paths: { feedback: '/feedback' }, tab: 'profile', backTo: '/profile' },
  { id: 'about', paths: { about: '/about' }, tab: 'profile', backTo: '/profile' },
  {
    id: 'catalog',
    paths: {
      catalog: '/catalog',
      'catalog.list': '/catalog/list/:id?',
      'catalog.listKey': '/catalog/listKey/:id?',
      'catalog.genre': '/catalog/genre/:id?',
    },
    tab: 'search',
    backTo: '/catalog-landing',
  },
  { id: 'catalog-landing', paths: { 'catalog-landing': '/catalog-landing' }, tab: 'store' },
  { id: 'artist', paths: { artist: '/artist/:id?' }, tab: 'store' },
  { id: 'publisher', paths: { publisher: '/publisher/:id?' }, tab: 'store' },
  { id: 'webview-page', paths: { 'webview-page': '/webview-page' }, tab: 'store' },
  { id: 'about-book', paths: { 'about-book': '/about-book/:id?' }, tab: 'store' },
  { id: 'app-checkout', paths: { 'app-checkout': '/app-checkout/:query?' }, tab: 'store' },
  { id: 'landing', paths: { landing: '/landing/:key?' }, tab: 'store' },
] as const satisfies readonly PageRow[];

type Row = (typeof pageTable)[number];
type KeyOf<Paths> = Paths extends unknown ? keyof Paths & string : never;

/** The id of a page: `clp`. */
export type PageId = Row['id'];
/** The ids of a page's routes: `clp`, `clp.list`. */
export type RouteIdOf<Id extends PageId> = KeyOf<Extract<Row, { readonly id: Id }>['paths']>;

/** The rows without the narrow types of their values. */
export const pages: readonly (PageRow & { readonly id: PageId })[] = pageTable;

/** The page that a route (`clp.list`) belongs to; null for an id that no page has. */
export function pageOfRoute(routeId: string): (typeof pages)[number] | null {
  const [pageId] = routeId.split('.');
  return pages.find(({ id }) => id === pageId) ?? null;
}
