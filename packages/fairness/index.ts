export { chainSeed, chainStep, seasonSalt, sharedInput } from './chain.ts'
export { commitSeed, rulesHash } from './commitments.ts'
export { crashHundredths } from './crash.ts'
export {
  cutDeck,
  cutKey,
  type DeckId,
  deckOrder,
  deckRoot,
  holdemBoardSlot,
  holdemHoleSlot,
  type Opening,
  openCard,
  openingHolds,
  seatCommit,
} from './deck.ts'
export { type Cursor, type Draws, drawsFrom } from './draws.ts'
export { fromHex, isClientSeed, toHex } from './encoding.ts'
export type { Hash } from './hash.ts'
export { commitHidden } from './hidden.ts'
export { canonicalJson, type Json } from './jcs.ts'
export { portableHash } from './sha256.ts'
export {
  type ClientSeed,
  type SoloRound,
  type StreamInput,
  soloDraws,
  streamDraws,
  streamPrefix,
} from './stream.ts'
