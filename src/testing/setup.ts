import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up by itself only where the test functions are globals.
afterEach(cleanup);

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
