import { envoyGetDepositAmounts, financeListBanks, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import { sortByName } from '@poyraz/text'
import { BANKS } from '../banks.ts'
import { cepAmounts } from '../methods/cep-bank.ts'
import { TRANSFER_TYPES } from '../methods/method.ts'

export function addListBanks(registry: Registry): void {
  registry.add(financeListBanks, async ({ input }) => {
    const banks = BANKS.filter((bank) => input.typeID !== TRANSFER_TYPES.cepBank || bank.cepBank)
    // Sorted in Turkish for every reader, because bank names are Turkish.
    const items = sortByName(banks, 'tr', (bank) => bank.name).map(({ id, name, code, logo }) => ({
      bankID: id,
      name,
      code,
      logo,
    }))
    return ok(items)
  })
}

export function addGetDepositAmounts(registry: Registry): void {
  registry.add(envoyGetDepositAmounts, async ({ input: { bankcode } }) => {
    const bank = BANKS.find((one) => one.code === bankcode)
    return bank ? ok({ amounts: bank.cepBank ? [...cepAmounts(bank.id)] : [] }) : err({ error: 'not_found' })
  })
}
