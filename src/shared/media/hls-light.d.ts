/** hls.js has types only for its full build; the light build has the same interface. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
  export * from 'hls.js';
}
