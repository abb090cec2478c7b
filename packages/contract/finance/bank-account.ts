import { z } from 'zod'
import { catalogueId, entityId } from '../primitives.ts'

/** An account of the player that money can be paid to; only accounts of banks can be added. */
export const bankAccountItem = z.strictObject({
  bankAccountID: entityId,
  kind: z.enum(['bank', 'prepaid']),
  bankID: catalogueId,
  bankName: z.string(),
  owner: z.string(),
  branchCode: z.string(),
  accountNumber: z.string(),
  iban: z.string(),
})
