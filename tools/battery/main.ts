import { fromHex, toHex } from '@poyraz/fairness'
import { newSeed } from '@poyraz/fairness/server'
import { isBookGame, isChoiceGame, isReelGame, SLOT_GAMES } from '../../packages/games/index.ts'
import { askDieharder } from './dieharder.ts'
import { examine, type Family } from './judge.ts'
import { parseOptions } from './options.ts'
import { bookFamily } from './outcomes/books.ts'
import { DEALERS, dealFamily } from './outcomes/deals.ts'
import { numbersFamily } from './outcomes/numbers.ts'
import { slotFamily, turnsFamily } from './outcomes/slots.ts'
import { pairsFrom } from './seeds.ts'
import { familyText } from './text.ts'

/**
 * `npm run battery`: tests the final outcomes of every game (R05) as a laboratory does, and asks dieharder
 * about the raw stream (R06) if it is installed, with new seeds each time; meant for a nightly timer. Exit
 * code 1 if a test is red, 2 for invalid options. `--seed` repeats a run with the seed that it printed;
 * `--quick` uses less data and does not ask dieharder.
 */
const FULL = {
  pairs: 40,
  rounds: 10_000,
  turns: 2_500,
  deals: 100_000,
  numbers: 400_000,
}
const QUICK = {
  pairs: 6,
  rounds: 10_000,
  turns: 10_000,
  deals: 60_000,
  numbers: 60_000,
}
const USAGE_CODE = 2
const STOPS_GAMES = SLOT_GAMES.filter((game) => isReelGame(game) || isChoiceGame(game))

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const options = parseOptions(args)
  if (!options.ok) {
    console.error(options.error)
    return USAGE_CODE
  }
  const seed = options.value.seed === null ? newSeed() : fromHex(options.value.seed)
  const size = options.value.quick ? QUICK : FULL
  const pairs = pairsFrom(seed)
  const course = { pairs, pairCount: size.pairs, roundsPerPair: size.rounds }
  const families: readonly Family[] = [
    ...STOPS_GAMES.map((game) => slotFamily(game, course)),
    ...SLOT_GAMES.filter(isBookGame).map((game) => bookFamily(game, course)),
    turnsFamily(STOPS_GAMES, { ...course, roundsPerPair: size.turns }),
    numbersFamily(pairs, size.numbers),
    ...DEALERS.map((dealer) => dealFamily(dealer, pairs, size.deals)),
  ]
  console.log(`seed ${toHex(seed)}`)
  const red = families.filter((family) => {
    const judged = examine(family)
    console.log(familyText(judged))
    return judged.red.length > 0
  })
  const names = [...red.map(({ name }) => name), ...(options.value.quick ? [] : await askDieharder(pairs))]
  console.log(names.length === 0 ? 'all pass' : `RED: ${names.join('; ')}`)
  return names.length === 0 ? 0 : 1
}
