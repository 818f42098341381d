import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddySample, nginxSample, samplePlaces } from './sample-configurations';

// Run `npx tsx scripts/serving/write-samples.ts` after a change of the headers.
const folder = join(import.meta.dirname, '../../docs/serving');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'nginx.conf'), nginxSample(samplePlaces));
writeFileSync(join(folder, 'Caddyfile'), caddySample(samplePlaces));
