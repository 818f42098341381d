/** The browser's storage of an area. @throws where the browser denies storage */
export function webStorage(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
