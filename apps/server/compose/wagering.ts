import type { Compliance } from '@poyraz/compliance'
import { createWagering, type Wagering } from '@poyraz/wagering'
import type { Base, Part } from './part.ts'

export function composeWagering(
  { database, clock, onMoved }: Base,
  { compliance }: { readonly compliance: Compliance },
): Wagering {
  return createWagering({
    database,
    clock,
    reopenAccount: (tx, playerId) =>
      compliance.reopenAccount(tx, { playerId, actor: 'system', reason: 'a bet was paid or rolled back' }),
    onMoved,
  })
}

export function wageringPart({ wagering: { betIds } }: { readonly wagering: Wagering }): Part {
  return { name: 'wagering', statement: { betIds } }
}
