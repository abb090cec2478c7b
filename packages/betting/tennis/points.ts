import type { Score } from '../markets/score.ts'

/** Points of a running game as seen by its server. */
type GamePoints = { readonly server: number; readonly receiver: number }

/** Points that win a game, and a tie-break, with a lead of two. */
const GAME = 4
const TIE_BREAK = 7
const LEAD = 2

/** Chance that the server wins a game. `p` is the chance to win a point with the own service. */
export function holdChance(p: number, { server, receiver }: GamePoints = LOVE): number {
  const lead = server - receiver
  if (Math.max(server, receiver) >= GAME && Math.abs(lead) >= LEAD) return lead > 0 ? 1 : 0
  if (Math.min(server, receiver) >= GAME - 1) {
    const deuce = p ** 2 / (p ** 2 + (1 - p) ** 2)
    if (lead === 0) return deuce
    return lead > 0 ? p + (1 - p) * deuce : p * deuce
  }
  return (
    p * holdChance(p, { server: server + 1, receiver }) +
    (1 - p) * holdChance(p, { server, receiver: receiver + 1 })
  )
}

const LOVE: GamePoints = { server: 0, receiver: 0 }

/** Chances of the home player to win a point: with the own service, and with that of the opponent. */
export type PointChances = { readonly serving: number; readonly returning: number }

/** Chance that the home player wins a tie-break. The services are A, B B, A A, and so on. */
export function tieBreakChance(chances: PointChances, points: Score, homeFirst: boolean): number {
  const { serving, returning } = chances
  const memo = new Map<number, number>()
  const both = serving * returning
  const level = both / (both + (1 - serving) * (1 - returning))
  const from = (home: number, away: number): number => {
    const lead = home - away
    if (Math.max(home, away) >= TIE_BREAK && Math.abs(lead) >= LEAD) return lead > 0 ? 1 : 0
    // From an even score of six or more, each of the next two points has another server.
    if (lead === 0 && home >= TIE_BREAK - 1) return level
    const key = home * 100 + away
    const known = memo.get(key)
    if (known !== undefined) return known
    const p = isFirstServing(home + away) === homeFirst ? serving : returning
    const chance = p * from(home + 1, away) + (1 - p) * from(home, away + 1)
    memo.set(key, chance)
    return chance
  }
  return from(points.home, points.away)
}

/** Returns true if the player who began the tie-break serves after this number of points. */
export const isFirstServing = (points: number) => points % 4 === 0 || points % 4 === 3

/** Winner of a game or a tie-break; `null` while it is undecided. */
export function winnerOf({ home, away }: Score, isTieBreak: boolean): 'home' | 'away' | null {
  const isWon = Math.max(home, away) >= (isTieBreak ? TIE_BREAK : GAME) && Math.abs(home - away) >= LEAD
  if (!isWon) return null
  return home > away ? 'home' : 'away'
}
