import {
  klasGamingCreateMember,
  klasGamingDeposit,
  klasGamingDrawRequest,
  klasGamingLaunch,
  type Registry,
} from '@poyraz/contract'
import { err } from '@poyraz/kernel'

/** Registers protocol areas that are not open yet: launches return `not_available`. */
export function addClosedAreas(registry: Registry): void {
  const closed = async () => err({ error: 'not_available' as const })
  registry.add(klasGamingLaunch, closed)
  registry.add(klasGamingCreateMember, closed)
  registry.add(klasGamingDeposit, closed)
  registry.add(klasGamingDrawRequest, closed)
}
