import type { Cashier } from '@poyraz/cashier'
import type { Identity } from '@poyraz/identity'
import type { Promotions } from '@poyraz/promotions'
import { createWallet, type Wallet } from '@poyraz/wallet'
import type { Base, Part, StatementSource } from './part.ts'

type Needs = {
  readonly identity: Identity
  readonly cashier: Cashier
  readonly promotions: Promotions
  /** In the order in which they are asked for the name of a house account. */
  readonly sources: readonly StatementSource[]
}

export function composeWallet({ clock, ledger }: Base, needs: Needs): Wallet {
  const { identity, cashier, promotions, sources } = needs
  return createWallet({
    clock,
    ledger,
    nameOf: identity.nameOf,
    async describe(houseCode, lang) {
      for (const source of sources) {
        const name = await source.houseName?.(houseCode, lang)
        if (name) return name
      }
      return null
    },
    async roundIds(playerId, keys) {
      const found = await Promise.all(sources.flatMap(({ betIds }) => betIds?.(playerId, keys) ?? []))
      return new Map(found.flatMap((ids) => [...ids]))
    },
    ticketLines: promotions.ticketLines,
    transfers: cashier.transferLines,
  })
}

export function walletPart({ wallet }: { readonly wallet: Wallet }): Part {
  return { name: 'wallet', register: wallet.register }
}
