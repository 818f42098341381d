import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up by itself only where the test functions are globals.
afterEach(cleanup);

// A form that the browser sends itself would load the page anew. Some isolated tests have no window.
if ('window' in globalThis)
  window.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) throw new Error('Nobody has kept the browser from sending the form.');
  });

// jsdom has no layout, so it cannot scroll. A test that is about scrolling replaces this.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
