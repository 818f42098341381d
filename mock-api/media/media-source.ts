/** Where the bytes of covers and recordings come from; the path is relative to `fixtures/media`. */
export interface MediaSource {
  /** Fails with an Error when there is no such file. */
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
}
