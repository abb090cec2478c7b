import type { SlotRules } from '@poyraz/games'
import { deferred } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import type { Days } from '../../../shared/dates/presets.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import type { LuckBands, LuckSlice } from './luck-bands.ts'
import type { LuckRequest } from './luck-worker.ts'

export type Luck = {
  readonly rounds: number
  readonly slices: readonly LuckSlice[]
  readonly rtpBp: number
  readonly bands: LuckBands
}

/** Fewer rounds say nothing about luck. */
const LUCK_ROUNDS_MIN = 20

/** Compares the player's rounds of a slot with its published rules; `null` where there is nothing to compare. */
export function useLuck(gameID: number, days: Days) {
  const own = useQuery(callQuery('casino.luck', { gameID, ...days }, useLang())).data?.data
  const rounds = own?.slices.reduce((sum, slice) => sum + slice.rounds, 0) ?? 0
  return useQuery({
    queryKey: ['luck', own],
    enabled: own !== undefined && rounds >= LUCK_ROUNDS_MIN,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Luck | null> => {
      if (!own) return null
      const { slug, rulesHash, slices } = own
      const reply = await fetch(`/rules/${slug}/${rulesHash}.json`, { signal })
      if (!reply.ok) throw new Error(`the rules of ${slug} were answered with ${reply.status}`)
      const rules = (await reply.json()) as SlotRules
      return { rounds, slices, rtpBp: rules.rtpBp, bands: await computed({ rules, slices }, signal) }
    },
  }).data
}

function computed(request: LuckRequest, signal: AbortSignal): Promise<LuckBands> {
  const worker = new Worker(new URL('./luck-worker.ts', import.meta.url), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate())
  const { promise, resolve, reject } = deferred<LuckBands>()
  worker.onmessage = ({ data }: MessageEvent<LuckBands>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(request)
  return promise.finally(() => worker.terminate())
}
