import { createEvent } from 'effector';

import type { LibraryChapter } from '@/shared/api/contract/chapters';

// What the listener is about to play: a finger, the pointer or the focus is on its button, or its page rests. The
// models that warm it up come later than the storefront, which has such buttons.

/** A book of the library that the listener is about to play. */
export interface BookIntent {
  readonly audioBookId: number;
  /** Its chapters, where the page has them. */
  readonly chapters?: readonly LibraryChapter[];
}

/** The sample of this book. */
export const sampleIntended = createEvent<number>();
/** A book of the library, at its stored place. */
export const bookIntended = createEvent<BookIntent>();
