// Where the user's things are stored, without their form: the end of a session removes them before that code has loaded.

export const listeningPlace = { area: 'local', name: 'listening' } as const;
export const searchesPlace = { area: 'local', name: 'search_item' } as const;
export const wishlistPlace = { area: 'session', name: 'wishlist_ids' } as const;
/** It may have a contact, so it belongs to the person. */
export const feedbackPlace = { area: 'local', name: 'pending_feedback' } as const;
