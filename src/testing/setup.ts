import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library does this by itself only where the test functions are globals.
afterEach(cleanup);

// What is awaited comes when it comes: a busy machine needs longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
