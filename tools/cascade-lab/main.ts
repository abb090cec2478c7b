import { isBookGame, SLOT_GAMES } from '../../packages/games/index.ts'
import { fitPays } from './fit.ts'

/**
 * `node tools/cascade-lab/main.ts SLUG RETURN [TICKETS]`: scales the pays of a book of tickets until its first
 * tickets return so much (0.96 for 96 %), and prints them with how the game then feels. `npm run certify` counts
 * the whole book afterwards.
 */
const [slug, wanted = '0.96', tickets = '100000'] = process.argv.slice(2)
const game = SLOT_GAMES.filter(isBookGame).find((one) => one.slug === slug)
if (!game) throw new Error(`no book is called ${slug}`)
const { rules, feel } = fitPays(game.rules, Number(wanted), Number(tickets))
for (const [name, value] of Object.entries(feel)) console.log(name.padEnd(18), value.toFixed(4))
for (const pay of rules.pays) {
  const units = 'sizes' in pay ? pay.sizes.map(({ from, units: one }) => `${from}: ${one}`) : pay.units
  console.log(pay.symbol.padEnd(18), units.join('  '))
}
