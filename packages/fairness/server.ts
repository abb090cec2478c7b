/** Server-only parts: the system generator, sealed seeds, signatures, `node:crypto`. Never imported by a site. */
export { nodeHash } from './node-hash.ts'
export { FIRST_PREV, factsHash, type RoundFacts, receiptHash } from './receipt-chain.ts'
export { createSeedBox, newClientSeed, newSeed, type SeedBox } from './seeds.ts'
export { createReceiptSigner, type ReceiptSigner } from './sign-receipt.ts'
