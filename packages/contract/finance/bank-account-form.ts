import * as z from 'zod/mini'
import { personName } from '../user/form-fields.ts'
import { isIban, normalizeIban } from './iban.ts'

const withoutSpaces = z.overwrite((text: string) => text.replace(/\s/g, ''))

/**
 * A bank account of the player, as typed. Only the server checks bank and owner. Branch code and account
 * number may be empty: the IBAN contains them.
 */
export const bankAccountShape = {
  bankID: z.int().check(z.minimum(1, 'bank_required'), z.maximum(2_147_483_647, 'bank')),
  owner: personName,
  branchCode: z.string().check(withoutSpaces, z.regex(/^[0-9]{0,5}$/, 'branch_code')),
  accountNumber: z.string().check(withoutSpaces, z.regex(/^[0-9-]{0,20}$/, 'account_number')),
  iban: z.string().check(z.overwrite(normalizeIban), z.minLength(1, 'required'), z.refine(isIban, 'iban')),
}

export const bankAccountForm = z.strictObject(bankAccountShape)
