import type { PushCategory } from '@poyraz/contract/constants'
import { useLang } from '@poyraz/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, callQuery } from '../../../shared/endpoint/queries.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import {
  browserSubscription,
  type PushObstacle,
  pushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../shared/push/browser-push.ts'

const BROWSER_KEY = ['browser-push'] as const

/** Reads the categories that the player chose. */
export function usePushSettings() {
  return useQuery(callQuery('crm.push_settings', {}, useLang()))
}

/** Reads and switches the push notifications of this browser. */
export function useBrowserPush(publicKey: string) {
  const client = useQueryClient()
  const [obstacle, setObstacle] = useState<PushObstacle | null>(pushObstacle)
  const { data: on = false } = useQuery({
    queryKey: BROWSER_KEY,
    queryFn: async () => (await browserSubscription()) !== null,
    enabled: obstacle === null,
    staleTime: 0,
  })
  const change = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (!wanted) return switchOff()
      const found = await subscribeBrowser(publicKey)
      if (typeof found === 'string') setObstacle(found)
      else await switchOn(found)
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: BROWSER_KEY })
      await client.invalidateQueries({ queryKey: ['crm', 'push_settings'] })
    },
  })
  return { on: change.isPending ? change.variables : on, obstacle, change }
}

async function switchOn(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const answer = await call('crm.push_subscribe', { endpoint: endpoint ?? '', p256dh, auth })
  if (answer.ok) return
  await subscription.unsubscribe()
  throw new CallError(answer.error)
}

async function switchOff(): Promise<void> {
  const subscription = await browserSubscription()
  if (!subscription) return
  const answer = await call('crm.push_unsubscribe', { endpoint: subscription.endpoint })
  if (!answer.ok) throw new CallError(answer.error)
  await unsubscribeBrowser()
}

/** Changes what the player hears about. */
export function usePushCategories() {
  const client = useQueryClient()
  const keys = useRequestKey()
  return useMutation({
    mutationFn: async (categories: PushCategory[]) => {
      const answer = await call('crm.set_push_categories', { categories, key: keys.keyFor({ categories }) })
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: () => keys.done(),
    onSettled: () => client.invalidateQueries({ queryKey: ['crm', 'push_settings'] }),
  })
}
