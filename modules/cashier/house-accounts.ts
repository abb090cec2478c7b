import { hash } from 'node:crypto'
import { BANKS } from './banks.ts'

/** Bank account of the house that receives bank transfers. */
export type HouseAccount = {
  readonly id: string
  readonly bankId: number
  readonly owner: string
  readonly branchCode: string
  readonly accountNumber: string
  readonly iban: string
}

const OWNER = 'Poyraz Oyun Parası'
const REFERENCE_DIGITS = 10

/** One fictional account per bank. Ids are part of the wire protocol and never change. */
export const HOUSE_ACCOUNTS: readonly HouseAccount[] = BANKS.map((bank) => {
  const number = String(bank.id).padStart(8, '7')
  return {
    id: `00000000-0000-7000-8000-${String(bank.id).padStart(12, '0')}`,
    bankId: bank.id,
    owner: OWNER,
    branchCode: '0001',
    accountNumber: number,
    iban: ibanOf(bank.code, number.padStart(16, '0')),
  }
})

export function houseAccount(id: string | undefined): HouseAccount | undefined {
  return HOUSE_ACCOUNTS.find((account) => account.id === id)
}

/** Returns the merchant account by which a payment service identifies the house. */
export function merchantAccount(methodId: number): string {
  return `POYRAZ-${methodId}`
}

/** Returns the reference for a player's bank transfers: it never changes and is unique to the player. */
export function referenceOf(playerId: string): string {
  return `PY-${hash('sha256', `reference:${playerId}`).slice(0, REFERENCE_DIGITS).toUpperCase()}`
}

/** Builds a Turkish IBAN. The check digits make the number 1 modulo 97 (ISO 7064; T is 29, R is 27). */
function ibanOf(bankCode: string, account: string): string {
  const digits = `${bankCode}0${account}`
  const check = 98n - (BigInt(`${digits}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${digits}`
}
