import * as z from 'zod/mini'
import { personName } from '../user/form-fields.ts'
import { isIban, normalizeIban } from './iban.ts'

const withoutSpaces = z.overwrite((text: string) => text.replace(/\s/g, ''))

/** A bank account of the player, as typed. Only the server checks bank and owner. */
export const bankAccountShape = {
  bankID: z.int().check(z.minimum(1, 'bank_required'), z.maximum(2_147_483_647, 'bank')),
  owner: personName,
  branchCode: z
    .string()
    .check(withoutSpaces, z.minLength(1, 'required'), z.regex(/^[0-9]{1,5}$/, 'branch_code')),
  accountNumber: z
    .string()
    .check(withoutSpaces, z.minLength(1, 'required'), z.regex(/^[0-9-]{1,20}$/, 'account_number')),
  iban: z.string().check(z.overwrite(normalizeIban), z.minLength(1, 'required'), z.refine(isIban, 'iban')),
}

export const bankAccountForm = z.strictObject(bankAccountShape)
