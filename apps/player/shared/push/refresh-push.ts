import { call } from '../endpoint/call.ts'
import { browserSubscription, unsubscribeBrowser } from './browser-push.ts'

/**
 * Binds the subscription of this browser to the present session. One that belongs to another player, or that
 * the server has ended, is dropped in the browser.
 */
export async function refreshPush(): Promise<void> {
  const subscription = await browserSubscription()
  if (!subscription) return
  const answer = await call('crm.push_refresh', { endpoint: subscription.endpoint })
  if (answer.ok && answer.value.data.known === 0) await unsubscribeBrowser()
}
