import { financeListCashMethodsNew, type Language, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { DEPOSIT_METHODS, type Method } from '../methods.ts'

const DEPOSIT = 1
/** Neither a bank transfer (1) nor cep bank (3): it goes to `prepayServices.processTransaction`. */
const TRANSFER_TYPE_DIRECT = 5

export function addListCashMethodsNew(registry: Registry): void {
  registry.add(financeListCashMethodsNew, async ({ input: { Type, methodID }, lang }) => {
    const methods = Type === DEPOSIT ? DEPOSIT_METHODS : []
    const shown = methods.filter((method) => methodID === 0 || method.id === methodID)
    return ok({ methods_list: shown.map((method) => present(method, lang)) })
  })
}

function present(method: Method, lang: Language) {
  const { id, min, max, fee } = method
  return {
    type: 'single' as const,
    name: method.name[lang],
    logo: method.logo,
    properties: {
      id,
      isFavorite: 0 as const,
      min,
      max,
      fee,
      eta: method.eta[lang],
      transferType: TRANSFER_TYPE_DIRECT,
      fields: [],
    },
  }
}
