import type { Listed, Method } from './api/methods.ts'

/** Returns all methods of the list, also those inside groups. */
export function methodsOf(list: readonly Listed[]): readonly Method[] {
  return list.flatMap((one) =>
    one.type === 'single'
      ? one
      : one.methods.map(({ name, logo, properties }) => ({ type: 'single', name, logo, properties })),
  )
}

/** Returns the list with one method marked or unmarked, also inside a group. */
export function withFavourite(list: readonly Listed[], methodID: number, isFavorite: 0 | 1): Listed[] {
  const marked = <T extends { readonly id: number }>(one: T): T =>
    one.id === methodID ? { ...one, isFavorite } : one
  return list.map((one) =>
    one.type === 'single'
      ? { ...one, properties: marked(one.properties) }
      : {
          ...one,
          methods: one.methods.map((method) => ({
            ...marked(method),
            properties: marked(method.properties),
          })),
        },
  )
}

const BANK = 1
export const CEP_BANK = 3
const QR = 7
const CRYPTO = 8
/** Types that are paid with data on our own page; other deposits continue at the provider. */
const PAID_HERE: ReadonlySet<number> = new Set([BANK, QR, CRYPTO])

export function isPaidHere({ properties }: Method): boolean {
  return PAID_HERE.has(properties.transferType)
}

/**
 * Returns the procedure of a transfer: bank and cep bank transfers have their own, other methods share one.
 */
export function transferProcedure(transferType: number) {
  switch (transferType) {
    case BANK:
      return 'finance.save_bank_transfer'
    case CEP_BANK:
      return 'finance.save_cep_bank_transfer'
    default:
      return 'prepayServices.processTransaction'
  }
}
