/** hls.js as the stream uses it: it records the calls, and the test emits its events. All instances share them. */
export const hls = {
  isSupported: true,
  calls: [] as unknown[][],
  config: {} as Record<string, unknown>,
  handlers: new Map<string, (event: string, data: object) => void>(),
};

/** Emits an event of the instance that was created last. */
export const emit = (name: string, data: object = {}) => hls.handlers.get(name)?.(name, data);

const record =
  (name: string) =>
  (...parameters: unknown[]) =>
    void hls.calls.push([name, ...parameters]);

export default class FakeHls {
  constructor(config: Record<string, unknown>) {
    hls.config = config;
  }
  static readonly Events = {
    MANIFEST_PARSED: 'manifest',
    ERROR: 'error',
    FRAG_LOADING: 'loading',
    FRAG_LOADED: 'loaded',
    FRAG_BUFFERED: 'buffered',
  };
  static readonly isSupported = () => hls.isSupported;
  readonly on = (name: string, handler: (event: string, data: object) => void) =>
    hls.handlers.set(name, handler);
  readonly loadSource = record('loadSource');
  readonly startLoad = record('startLoad');
  readonly stopLoad = record('stopLoad');
  readonly attachMedia = record('attachMedia');
  readonly detachMedia = record('detachMedia');
  readonly destroy = record('destroy');
  readonly recoverMediaError = record('recoverMediaError');
}
