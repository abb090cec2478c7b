/** Server-only parts: the system generator, sealed seeds, `node:crypto`. Never imported by a site. */
export { nodeHash } from './node-hash.ts'
export { createSeedBox, newClientSeed, newSeed, type SeedBox } from './seeds.ts'
