/** Reads covers and recordings. Paths are relative to `fixtures/media`. */
export interface MediaSource {
  /** Rejects with an Error if the file does not exist. */
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
}
