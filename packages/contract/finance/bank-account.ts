import { z } from 'zod'
import { catalogueId, entityId } from '../primitives.ts'

/** A destination of withdrawals. Players can add only bank accounts. */
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
