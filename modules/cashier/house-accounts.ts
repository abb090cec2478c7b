import { hash } from 'node:crypto'
import { BANKS } from './banks.ts'

/** An account of the house at a bank, for transfers in. */
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

/** One at every bank; ids are on the wire for ever. The banks are invented, and so are these. */
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

/** What a service that pays the house knows it by. */
export function merchantAccount(methodId: number): string {
  return `POYRAZ-${methodId}`
}

/** What a player's transfers to the house carry: the same for ever, and of nobody else. */
export function referenceOf(playerId: string): string {
  return `PY-${hash('sha256', `reference:${playerId}`).slice(0, REFERENCE_DIGITS).toUpperCase()}`
}

/** With the check digits that make the number 1 modulo 97 (ISO 7064); T is 29 and R is 27. */
function ibanOf(bankCode: string, account: string): string {
  const digits = `${bankCode}0${account}`
  const check = 98n - (BigInt(`${digits}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${digits}`
}
