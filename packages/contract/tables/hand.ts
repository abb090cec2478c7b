import { z } from 'zod'

/** Place of a value that a dealer enters: the number of the wheel, or the hand that gets the card. */
export const handPlace = z.enum(['number', 'player', 'banker', 'dragon', 'tiger'])

/** Number of the wheel (0 to 36) or card (`tableHands`); the game of the table decides. */
export const handValue = z.int().min(0).max(51)

/** More values than a round of any game has. */
export const HAND_PLACES_MAX = 8

/** The dealer of a table that is dealt by hand. */
export const tableDealer = z.strictObject({
  /** A dealer has the table. Without one it rests and takes no bets. */
  isPresent: z.boolean(),
  /** Values that the dealer has entered in this round, in their order. */
  entered: z.array(handValue),
})

/** Video of a table: an HLS playlist, or an endpoint of WHEP (WebRTC). */
export const tableStream = z.strictObject({ kind: z.enum(['hls', 'whep']), url: z.url() })
