/** Where `listening` is stored, without its form: the end of a session removes it before that code has loaded. */
export const listeningPlace = { area: 'local', name: 'listening' } as const;
