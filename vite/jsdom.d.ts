/** What our tests use of jsdom, which has no types of its own. */
declare module 'jsdom' {
  /** A window and its document. `eval` runs in this window. */
  export type DOMWindow = Window & typeof globalThis;
  export class JSDOM {
    constructor(html: string, options?: { url?: string; runScripts?: 'outside-only' });
    readonly window: DOMWindow;
  }
}
