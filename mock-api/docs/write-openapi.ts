import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { format } from 'oxfmt';

import { buildOpenApi } from './openapi';

// Run `npx tsx mock-api/docs/write-openapi.ts` after a change of the contract.
const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
const { code } = await format('openapi.json', JSON.stringify(buildOpenApi()));
await writeFile(file, code);
console.log(`Wrote ${file}`);
