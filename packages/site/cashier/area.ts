import type { Area } from '../page.ts'
import { cashierPaths } from './paths.ts'

const { wallet, deposit, withdraw } = cashierPaths

export const cashier: Area = {
  name: 'cashier',
  pages: [
    { path: wallet, head: 'wallet', players: true, examples: [wallet], ownLooks: [wallet] },
    { path: deposit, head: 'deposit', players: true, examples: [deposit], ownLooks: [deposit] },
    { path: withdraw, head: 'withdraw', players: true, examples: [withdraw] },
  ],
}
