/**
 * What a page keeps or shares beside its storages, each by a name in the origin that all phones have in common. A
 * browser may lack each of them.
 */
interface Shared {
  readonly indexedDB?: IDBFactory;
  readonly BroadcastChannel?: typeof BroadcastChannel;
  readonly navigator: { readonly locks?: LockManager };
}

/** The mock is the server of all phones. What it has by names with this start stays common to them. */
const SERVER_NAMES = 'shenidar-mock-';

const nameOf = (prefix: string, name: string) =>
  name.startsWith(SERVER_NAMES) ? name : prefix + name;

/** Gives the page of a phone databases, channels and locks of its own: their names get a prefix. */
export function separateNames(page: Shared, prefix: string): void {
  const define = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, value });
  const { indexedDB, BroadcastChannel, navigator } = page;
  const { locks } = navigator;
  if (indexedDB) define(page, 'indexedDB', deviceDatabases(indexedDB, prefix));
  if (BroadcastChannel) define(page, 'BroadcastChannel', deviceChannel(BroadcastChannel, prefix));
  if (locks) define(navigator, 'locks', deviceLocks(locks, prefix));
}

/** The databases of one phone; `databases` leaves those of the mock out. */
export function deviceDatabases(real: IDBFactory, prefix: string): IDBFactory {
  return {
    open: (name, version) => real.open(nameOf(prefix, name), version),
    deleteDatabase: (name) => real.deleteDatabase(nameOf(prefix, name)),
    databases: async () =>
      (await real.databases()).flatMap(({ name, ...info }) =>
        name?.startsWith(prefix) ? [{ ...info, name: name.slice(prefix.length) }] : [],
      ),
    cmp: (first, second) => real.cmp(first, second),
  };
}

/** Removes the databases of a phone. Resolves when each is gone, or will be once its last page has closed it. */
export async function removeDatabases(databases: IDBFactory): Promise<void> {
  const removed = (name: string) =>
    new Promise<void>((resolve, reject) => {
      const request = databases.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onblocked = () => resolve();
      request.onerror = () => reject(request.error ?? new Error(`${name} cannot be removed`));
    });
  const names = (await databases.databases()).flatMap(({ name }) => name ?? []);
  await Promise.all(names.map(removed));
}

function deviceChannel(Channel: typeof BroadcastChannel, prefix: string): typeof BroadcastChannel {
  return class extends Channel {
    constructor(name: string) {
      super(nameOf(prefix, name));
    }
  };
}

/** Both forms of a request: with options and without. */
interface AnyRequest {
  request(name: string, ...rest: readonly unknown[]): Promise<unknown>;
}

function deviceLocks(real: LockManager, prefix: string): LockManager {
  const own = (locks: readonly LockInfo[] = []) =>
    locks.flatMap(({ name, ...lock }) =>
      name?.startsWith(prefix) ? [{ ...lock, name: name.slice(prefix.length) }] : [],
    );
  return {
    query: async () => {
      const { held, pending } = await real.query();
      return { held: own(held), pending: own(pending) };
    },
    request: (name: string, ...rest: unknown[]) =>
      (real as AnyRequest).request(nameOf(prefix, name), ...rest),
  } as LockManager;
}
