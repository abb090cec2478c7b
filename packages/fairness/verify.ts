/** The verifier: recomputes rounds and checks receipts without the server, in a browser or on the command line. */

export { isReceiptLike, isSigned, type Receipt, type ReceiptJackpot, readReceipt } from './receipt.ts'
export {
  type ChainFault,
  type ChainVerdict,
  chainOrder,
  FIRST_PREV,
  receiptHash,
  verifyChain,
} from './receipt-chain.ts'
export { type RoundProof, readProof } from './round-proof.ts'
export { type PoolMapping, verifyJackpot } from './verify-jackpot.ts'
export { type PayingMapping, verifyReceipt } from './verify-receipt.ts'
export { type Mapping, type Verdict, verifyRound } from './verify-round.ts'
export {
  type CheckedRound,
  type TableMapping,
  type TableProof,
  verifyOpenCards,
  verifySeats,
  verifyTableRound,
} from './verify-table.ts'
