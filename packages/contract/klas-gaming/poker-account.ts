import { z } from 'zod'
import { kurusWire } from '../primitives.ts'

/** The one product of this class. */
export const productId = z.literal('poker')

/** The poker balance in kuruş, separate from the player's cash. */
export const pokerAccount = z.strictObject({
  status: z.string(),
  balance: kurusWire,
  username: z.string(),
  url: z.string(),
})
