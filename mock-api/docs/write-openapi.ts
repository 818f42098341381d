import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { format } from 'prettier';

import { buildOpenApi } from './openapi';

// Run it with `npx tsx mock-api/docs/write-openapi.ts` after a change of the contract.
const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
await writeFile(file, await format(JSON.stringify(buildOpenApi()), { parser: 'json' }));
console.log(`Wrote ${file}`);
