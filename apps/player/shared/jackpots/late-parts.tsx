import { late, Skeleton } from '@poyraz/ui'
import { useAfterFirstView } from '../after-first-view.ts'

const Meter = late(() => import('./jackpot-parts.tsx').then(({ TileMeter }) => TileMeter))
const StripOfPots = late(() => import('./jackpot-parts.tsx').then(({ JackpotStrip }) => JackpotStrip))
const FactsOfGame = late(() => import('./jackpot-parts.tsx').then(({ JackpotFacts }) => JackpotFacts), {
  waiting: <Skeleton className="min-h-40 rounded-control" />,
})

/** The live amount of a game's jackpot. It lies over the picture, so nothing moves when it arrives. */
export function LiveMeter({ gameID }: { readonly gameID: number }) {
  return useAfterFirstView() && <Meter gameID={gameID} />
}

/** All jackpots in one row, in a place of fixed height. */
export function Jackpots() {
  const stands = useAfterFirstView()
  return <div className="h-52 md:h-24">{stands && <StripOfPots />}</div>
}

/** The jackpot of a game in its sheet. */
export { FactsOfGame as GameJackpot }
