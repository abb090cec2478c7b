import type { Access } from '@poyraz/access'
import type { Compliance } from '@poyraz/compliance'
import type { Product } from '@poyraz/contract'
import type { Engagement } from '@poyraz/engagement'
import type { Identity } from '@poyraz/identity'
import { createPromotions, type Promotions } from '@poyraz/promotions'
import type { WageringQueries } from '@poyraz/wagering'
import type { Base, Part } from './part.ts'

type Needs = {
  readonly identity: Identity
  readonly access: Pick<Access, 'hasLost'>
  readonly engagement: Engagement
  readonly compliance: Compliance
  readonly wageringQueries: WageringQueries
  readonly openRounds: (playerId: string) => Promise<number>
  readonly openProducts: ReadonlySet<Product>
}

export function composePromotions(base: Base, needs: Needs): Promotions {
  const { database, clock, ledger, keys, onMoved, log } = base
  return createPromotions({
    database,
    clock,
    ledger,
    seedKey: keys.seeds,
    playerFacts: factsPort(needs),
    openProducts: needs.openProducts,
    introduce: needs.identity.introduce,
    hasLost: needs.access.hasLost,
    onMoved,
    push: needs.engagement.push.send,
    onGenerous: (offers, avoidable) => {
      const cost = 'on average the house pays for these offers: their wagering earns less than they give'
      if (avoidable) log.warn({ offers }, cost)
      else log.info({ offers }, `${cost}, and the jurisdiction allows no higher wagering`)
    },
  })
}

/** Facts about a player from identity, compliance, wagering and the verticals. */
function factsPort({ identity, compliance, wageringQueries, openRounds }: Needs) {
  return async (playerId: string, lossesSince: Date) => {
    const standing = await identity.standingOf(playerId)
    const openRound = (await openRounds(playerId)) > 0
    const patterns = await compliance.staff.openPatterns(playerId)
    const lostToPlayers = await wageringQueries.lostToPlayers(playerId, lossesSince)
    return { ...standing, openRound, lostToPlayers, patterns }
  }
}

type Above = { readonly promotions: Promotions; readonly compliance: Compliance }

export function promotionsPart({ promotions, compliance }: Above): Part {
  const { register, registerStaff, sync, jobs, houseName } = promotions
  return {
    name: 'promotions',
    register,
    registerStaff,
    sync: () => sync(compliance.profile),
    jobs,
    statement: { houseName },
  }
}
