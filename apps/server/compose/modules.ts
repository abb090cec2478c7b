import { createCashierQueries } from '@poyraz/cashier'
import { createBonusEnding } from '@poyraz/promotions'
import { createWageringQueries } from '@poyraz/wagering'
import { createBalances } from '@poyraz/wallet'
import { accessPart, composeAccess } from './access.ts'
import { cashierPart, composeCashier } from './cashier.ts'
import { compliancePart, composeCompliance } from './compliance.ts'
import { composeContent, contentPart } from './content.ts'
import { databasePart } from './database.ts'
import { composeEngagement, engagementPart } from './engagement.ts'
import { composeIdentity, identityPart } from './identity.ts'
import type { Base, Part } from './part.ts'
import { composePromotions, promotionsPart } from './promotions.ts'
import { composeVerticals, createOpenRounds, hidePlayer, OPEN_PRODUCTS } from './verticals.ts'
import { composeWagering, wageringPart } from './wagering.ts'
import { composeWallet, walletPart } from './wallet.ts'

export type Modules = ReturnType<typeof composeModules>['modules']

/**
 * Creates all modules, each from values that exist already; the linter refuses any other order. Where two
 * modules call each other, queries of one are created before both, or handlers of one are registered after
 * both (docs/architecture.md).
 */
export function composeModules(base: Base) {
  const balances = createBalances(base.ledger)
  const cashierQueries = createCashierQueries(base.database)
  const wageringQueries = createWageringQueries(base.database)
  const openRounds = createOpenRounds(base.database)
  const bonusEnding = createBonusEnding(base)
  const engagement = composeEngagement(base)
  const identity = composeIdentity(base, { engagement })
  const queries = { balances, cashierQueries, wageringQueries, openRounds, bonusEnding, hidePlayer }
  const compliance = composeCompliance(base, { identity, engagement, ...queries })
  const access = composeAccess(base, { identity, compliance })
  const people = { identity, access, engagement, compliance }
  const bets = { wageringQueries, openRounds, openProducts: OPEN_PRODUCTS }
  const promotions = composePromotions(base, { ...people, ...bets })
  const content = composeContent(base, { promotions })
  const wagering = composeWagering(base, { compliance })
  const cashier = composeCashier(base, { ...people, promotions })
  const verticals = composeVerticals({ ...base, ...people, wagering, promotions })
  const parts: readonly Part[] = [
    databasePart(base),
    identityPart({ identity, compliance, promotions, balances }),
    accessPart({ access }),
    compliancePart({ compliance, games: verticals.parts.flatMap(({ games }) => games ?? []) }),
    engagementPart(base, { engagement, identity, compliance }),
    wageringPart({ wagering }),
    promotionsPart({ promotions, compliance }),
    cashierPart({ cashier }),
    ...verticals.parts,
    contentPart({ content }),
  ]
  const sources = parts.flatMap(({ statement }) => statement ?? [])
  const wallet = composeWallet(base, { identity, cashier, promotions, sources })
  const shared = { identity, access, compliance, engagement, promotions, wagering, cashier, content }
  return { modules: { ...shared, wallet, ...verticals.modules }, parts: [...parts, walletPart({ wallet })] }
}
