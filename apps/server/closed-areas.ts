import {
  betframeGetCoupons,
  habaneroGetJackpots,
  klasGamingCreateMember,
  klasGamingDeposit,
  klasGamingDrawRequest,
  klasGamingLaunch,
  type Registry,
  sportsCashOut,
  sportsCashOutPrice,
  sportsCheckCoupon,
  sportsCoupon,
  sportsCoupons,
  sportsEvent,
  sportsEvents,
  sportsLeague,
  sportsLoadCoupon,
  sportsOverview,
  sportsPlaceCoupon,
  sportsPriceHistory,
  sportsShareCoupon,
  virtualgamesInitGame,
} from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'

/** Registers protocol areas that are not open yet: launches return `not_available`, lists are empty. */
export function addClosedAreas(registry: Registry): void {
  const closed = async () => err({ error: 'not_available' as const })
  registry.add(virtualgamesInitGame, closed)
  registry.add(klasGamingLaunch, closed)
  registry.add(klasGamingCreateMember, closed)
  registry.add(klasGamingDeposit, closed)
  registry.add(klasGamingDrawRequest, closed)
  registry.add(habaneroGetJackpots, async () => ok([{ jackpots: [] }]))
  registry.add(betframeGetCoupons, async ({ input: { limit, offset } }) =>
    ok({ items: [], total: 0, limit, offset }),
  )
  addClosedSports(registry)
}

/** Until the sportsbook opens there is no event, so there is nothing to bet on. */
function addClosedSports(registry: Registry): void {
  const unknown = async () => err({ error: 'not_found' as const })
  const none = async () => ok([])
  registry.add(sportsOverview, none)
  registry.add(sportsEvents, none)
  registry.add(sportsCoupons, none)
  registry.add(sportsEvent, unknown)
  registry.add(sportsLeague, unknown)
  registry.add(sportsPriceHistory, unknown)
  registry.add(sportsCoupon, unknown)
  registry.add(sportsCashOut, unknown)
  registry.add(sportsCashOutPrice, unknown)
  registry.add(sportsShareCoupon, unknown)
  registry.add(sportsLoadCoupon, unknown)
  registry.add(sportsPlaceCoupon, unknown)
  registry.add(sportsCheckCoupon, unknown)
}
