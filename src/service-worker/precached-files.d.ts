/** The files of the build that the service worker keeps from its installation on, inserted by vite/service-worker.ts. */
declare const PRECACHED_FILES: readonly { url: string; revision: string | null }[];
