import { type Clock, DAY_MS, inTurn } from '@poyraz/kernel'
import type { BrokenGames } from './broken-games.ts'
import type { HouseGame } from './house-game.ts'

const RULES_CHECK_EVERY_MS = DAY_MS

/** One round of work: `everyTime` each time, the check of rules once a day. */
export function createWork(
  clock: Clock,
  everyTime: readonly (() => Promise<void>)[],
  checkRules: () => Promise<void>,
) {
  let checkedAtMs = clock.nowMs()
  const checkDaily = async () => {
    if (clock.nowMs() - checkedAtMs < RULES_CHECK_EVERY_MS) return
    checkedAtMs = clock.nowMs()
    await checkRules()
  }
  return () => inTurn([...everyTime, checkDaily])
}

/** Closes the games whose rules are not the ones that were certified. */
export function closeUncertified(games: readonly HouseGame[], broken: BrokenGames): Promise<void> {
  const changed = games.filter(({ certified }) => !certified)
  return inTurn(
    changed.map(({ id, slug }) => () => {
      return broken.close(id, new Error(`the rules of ${slug} are not the ones that were certified`))
    }),
  )
}
