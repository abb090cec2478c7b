import type { Area } from '../page.ts'
import { bonusPaths } from './paths.ts'

const { bonuses: list, tickets } = bonusPaths

export const bonuses: Area = {
  name: 'bonuses',
  pages: [
    { path: list, head: 'bonuses', players: true, examples: [list] },
    { path: tickets, head: 'tickets', players: true, examples: [tickets] },
  ],
}
