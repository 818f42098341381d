import type { Mock } from './core/mock';
import { createMock, type MockOptions } from './create-mock';
import { createFileMediaSource } from './storage/file-media-source';

/** A mock for Node: in memory, with the media files of the repository. */
export function createNodeMock(options: Partial<MockOptions> = {}): Mock {
  return createMock({ media: createFileMediaSource(), ...options });
}
