import type { Catalogue } from './store/catalogue.ts'

/** The account of stakes that wait, and its names on a statement: a stake of a round that is still open. */
const ESCROW = 'stake:slots'
const ESCROW_NAMES = { tr: 'Açık tur', en: 'Open round' } as const

/** Names of an account on a statement: of the game that it belongs to. */
export function accountName({ games }: Catalogue, account: string) {
  if (account === ESCROW) return ESCROW_NAMES
  return games.find(({ slug }) => account === `house:game:${slug}`)?.name
}
