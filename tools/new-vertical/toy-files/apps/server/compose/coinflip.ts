import { type Coinflip, createCoinflip, createCoinflipQueries, migrations } from '@poyraz/coinflip'
import type { Vertical } from './vertical.ts'

const NAMES = { tr: 'Yazı tura', en: 'Coin flip' }
/** Lines of a statement show where a stake waits and where its win comes from. */
const ACCOUNTS = ['stake:tavla', 'house:tavla:coinflip']

export const coinflip: Vertical<Coinflip> = {
  migrations,
  products: ['tavla'],
  createQueries: createCoinflipQueries,
  create: ({ database, clock, keys, wagering }) =>
    createCoinflip({ database, clock, wagering, seedKey: keys.seeds }),
  part: ({ register, registerStaff }) => ({
    register,
    registerStaff,
    statement: { houseName: (code, lang) => (ACCOUNTS.includes(code) ? NAMES[lang] : null) },
  }),
}
