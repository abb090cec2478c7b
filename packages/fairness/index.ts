export { type Book, joinDigests, openBook, payDigest } from './book.ts'
export { chainSeed, openDraws, seasonSalt, sharedDraws, sharedInput } from './chain.ts'
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
  type OpenDeck,
  type Opening,
  openCard,
  openDeck,
  openingHolds,
  seatCommit,
} from './deck.ts'
export { type Draws, drawsFrom } from './draws.ts'
export { fromHex, toHex } from './encoding.ts'
export { type HandEntry, handRecord } from './hand-record.ts'
export type { Hash } from './hash.ts'
export { commitHidden, drawHidden } from './hidden.ts'
export { canonicalJson, type Json } from './jcs.ts'
export { proofFragment } from './proof-address.ts'
export {
  chainHandId,
  commitSeatSeed,
  type SeatSeed,
  seatClients,
  seatListHash,
} from './seat-seeds.ts'
export { portableHash } from './sha256.ts'
export { type ClientSeed, type SoloRound, soloDraws, streamDraws, streamPrefix } from './stream.ts'
