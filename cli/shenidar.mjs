#!/usr/bin/env node
/** `npx shenidar …`: prepares the checkout where need be, then runs cli/index.ts in this same process. */
import { fileURLToPath } from 'node:url';

process.argv.splice(2, 0, fileURLToPath(new URL('index.ts', import.meta.url)));
await import('../scripts/run.mjs');
