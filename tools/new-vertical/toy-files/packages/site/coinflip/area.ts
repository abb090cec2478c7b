import type { Area } from '../page.ts'
import { coinflipPaths } from './paths.ts'

export const coinflip: Area = {
  name: 'coinflip',
  pages: [{ path: coinflipPaths.table, head: 'coinflip', listed: true, examples: [coinflipPaths.table] }],
}
