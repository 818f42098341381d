/** The classes that no recording names, by the reason; the name of a style sheet stands for all of its classes. */
export const unread = {
  'is gone before a look is taken': [
    ...['loading-card', 'loading-screen', 'page-outline', 'page-skeleton', 'just-got'],
    ...['cover.waiting', 'shell.sidebarGround', 'picture-room.room', 'in-place-loader'],
    ...['artist-skeleton.ground', 'artist-skeleton.portrait', 'book-card.coverSkeleton'],
    ...['owned-row.coverSkeleton', 'notices.coming', 'endless-list.sentinel', 'endless-list.more'],
  ],
  'is under a finger, or a second long': [
    ...['scrub-slider.preview', 'scrub-slider.rate', 'scrub-slider.time', 'slider.preview'],
    ...['chapters.played', 'progress-bar', 'shelf.back', 'shelf.forward', 'shelf.still'],
    ...['next-part'],
  ],
  'needs a device that installs, keeps or lacks something': [
    ...['kept-card.check', 'kept-mark.mark', 'notice.notice', 'book-state.check'],
    ...['download-dialog.places', 'download-dialog.why', 'page-crashed', 'player-failed.bar'],
    ...['later-loader'],
  ],
  'changes only what is around or in it': [
    ...['about.genres', 'code-step.code', 'comment-list.items', 'continue-cards.place'],
    ...['filter-bar.bar', 'now-playing.texts'],
  ],
  'belongs to a state that has no look yet': [
    ...['auth.or', 'book-card.mark', 'book-facts.none', 'bookmark-list.none', 'bookmark-list.note'],
    ...['code-form.alert', 'comment-actions.likes', 'comments.book', 'cover-tint.page'],
    ...['done.cover', 'form-fields.error', 'heard-week.heard', 'icon-button.raised'],
    ...['number-tile.failure', 'publisher-head.letter', 'radio-list.note', 'rating-summary.none'],
    ...['tab-link.dot', 'toolbar.dot'],
  ],
};

/** The same of the simulator and its page of samples. */
export const unreadInSimulator = {
  'needs the app in a phone': ['phone.missed', 'session-panel.same'],
  'is a motion': ['record-button.breathe'],
  'is gone before a look is taken': ['session-log.empty'],
};
