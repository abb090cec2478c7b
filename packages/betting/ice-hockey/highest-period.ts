import type { ScoreChance } from '../markets/chances.ts'

const totalOf = ({ home, away }: ScoreChance) => home + away
/** Index of the outcome of a tie. */
const TIE = 3
/** Parts of a key: the margin is shifted to be positive; totals and margins are below. */
const SIZE = 128

/** Returns the chances that the first, the second or the third period has most goals alone, and of a tie. */
export function highestPeriod(
  first: readonly ScoreChance[],
  second: readonly ScoreChance[],
  third: (margin: number) => readonly ScoreChance[],
): Float64Array {
  const chances = new Float64Array(TIE + 1)
  for (const [key, p] of leadersByMargin(first, second)) {
    const leader = key % (TIE + 1)
    const most = Math.floor(key / (TIE + 1)) % SIZE
    const margin = Math.floor(key / (TIE + 1) / SIZE) - SIZE / 2
    for (const score of third(margin)) {
      const total = totalOf(score)
      const place = total > most ? 2 : total === most ? TIE : leader
      chances[place] = (chances[place] ?? 0) + p * score.p
    }
  }
  return chances
}

/** Chances of the margin after two periods, with the larger of their totals and the period that has it. */
function leadersByMargin(
  first: readonly ScoreChance[],
  second: readonly ScoreChance[],
): ReadonlyMap<number, number> {
  const chances = new Map<number, number>()
  for (const one of first)
    for (const other of second) {
      const [earlier, later] = [totalOf(one), totalOf(other)]
      const leader = earlier > later ? 0 : earlier < later ? 1 : TIE
      const margin = one.home + other.home - one.away - other.away + SIZE / 2
      const key = (margin * SIZE + Math.max(earlier, later)) * (TIE + 1) + leader
      chances.set(key, (chances.get(key) ?? 0) + one.p * other.p)
    }
  return chances
}
