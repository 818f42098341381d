#!/usr/bin/env node
/** `npx shenidar …`: installs missing packages, then runs cli/index.ts in this same process. */
import { fileURLToPath } from 'node:url';

process.argv.splice(2, 0, fileURLToPath(new URL('index.ts', import.meta.url)));
await import('../scripts/run.mjs');
