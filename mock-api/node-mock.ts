import type { Mock } from './core/mock';
import { createMock, type MockOptions } from './create-mock';
import { createFileMediaSource } from './storage/file-media-source';

/** Creates a mock for Node: state in memory, media files from the repository. */
export function createNodeMock(options: Partial<MockOptions> = {}): Mock {
  return createMock({ media: createFileMediaSource(), ...options });
}
