import { queryOptions } from '@tanstack/react-query'
import type { SampleReply, SampleRequest } from './sample-worker.ts'

const SPINS = 200

/**
 * Sample spins of a slot, as multiples of the stake; `null` for a game without slot rules. They are computed in
 * the browser from the rules and a seed that is the slug, so they are the same each time.
 */
export const sampleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sample', slug],
    queryFn: async (): Promise<readonly number[] | null> => {
      const { loadSlotGame } = await import('@poyraz/games/load-slot-game')
      const game = await loadSlotGame(slug)
      return game && (await sampleOf({ rules: game.rules, seed: slug, spins: SPINS }))
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

function sampleOf(request: SampleRequest): Promise<SampleReply> {
  const worker = new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<SampleReply>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SampleReply>) => resolve(data)
    worker.onerror = () => reject(new Error('the sample spins failed'))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
