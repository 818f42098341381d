/** The Cache storage of a page in memory: what the app uses of it. */
export function createFakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  /** Refuses to write from now on, as a device without room does. */
  let isFull = false;
  const pathOf = (path: string) => new URL(path, 'https://app.test').pathname;
  const open = (name: string) => {
    const files = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, files);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(files.get(pathOf(path))?.clone()),
      keys: () =>
        Promise.resolve([...files.keys()].map((path) => ({ url: `https://app.test${path}` }))),
      delete: (path: string) => Promise.resolve(files.delete(pathOf(path))),
      put: (path: string, response: Response) => {
        if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        return Promise.resolve(void files.set(pathOf(path), response));
      },
    });
  };
  return {
    open,
    has: (name: string) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (path: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(pathOf(path))?.clone()),
    /** The paths of all files, sorted. */
    paths: () => [...stores.values()].flatMap((files) => [...files.keys()]).toSorted(),
    textOf: async (path: string) => {
      const found = [...stores.values()].map((files) => files.get(path)).find(Boolean);
      return (await found?.clone().text()) ?? null;
    },
    evict: (path: string) => {
      for (const files of stores.values()) files.delete(path);
    },
    setFull: (full: boolean) => {
      isFull = full;
    },
  };
}
