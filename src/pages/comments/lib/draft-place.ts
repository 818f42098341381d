/** Where a draft belongs: a new comment on a book, or a change of one of its comments. */
export interface DraftPlace {
  readonly audioBookId: number;
  /** Null for a new comment. */
  readonly commentId: number | null;
}

/** The key of a draft in storage. docs/storage.md#comment_drafts */
export function draftKey({ audioBookId, commentId }: DraftPlace): string {
  return `${audioBookId}:${commentId ?? 'new'}`;
}

/** The inverse of `draftKey`. */
export function placeOf(key: string): DraftPlace {
  const [audioBookId = '', commentId = ''] = key.split(':');
  return {
    audioBookId: Number(audioBookId),
    commentId: commentId === 'new' ? null : Number(commentId),
  };
}
