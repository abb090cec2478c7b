import type { Registry } from '@poyraz/contract'
import { promotionsSend } from '@poyraz/contract/backoffice'
import { err } from '@poyraz/kernel'
import type { MassMessageDeps } from '../commands/send-mass-message.ts'
import { sendPromotion } from '../commands/send-promotion.ts'

export type PromotionPorts = {
  /** Returns true if the site has a page at this path. */
  isPage(path: string): boolean
}

/** Adds the back-office handler that sends promotions. */
export function addStaffPromotions(registry: Registry, deps: MassMessageDeps & PromotionPorts): void {
  registry.add(promotionsSend, async ({ input: { name, path, title, text } }) => {
    if (!deps.isPage(path)) return err({ error: 'not_found' })
    const sent = await sendPromotion(deps, { name, path, title, text })
    return sent.ok ? sent : err({ error: sent.error })
  })
}
