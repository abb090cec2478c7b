import { createHash } from 'node:crypto'
import {
  couponsByRollback,
  createSportsbook,
  type MatchFiles,
  migrations,
  type Provider,
  type Sportsbook,
} from '@poyraz/sportsbook'
import type { Config } from '../config.ts'
import type { Keys } from '../keys.ts'
import { folderOf } from '../sports-config.ts'
import type { Vertical } from './vertical.ts'

const SPORTS = { tr: 'Spor bahisleri', en: 'Sports betting' }
const VIRTUAL = { tr: 'Sanal oyunlar', en: 'Virtual games' }
const ACCOUNTS = new Map([
  ['stake:sports', SPORTS],
  ['house:sports', SPORTS],
  ['stake:virtual', VIRTUAL],
  ['house:virtual', VIRTUAL],
])

export const sportsbook: Vertical<Sportsbook> = {
  migrations,
  products: ['sports', 'virtual'],
  // A coupon may be open for days: it keeps nobody from a bonus, and wagering keeps the account open.
  createQueries: () => ({ hasOpenRound: async () => false }),
  create: ({ database, clock, keys, bus, wagering, config, engagement }, onError) =>
    createSportsbook({
      database,
      clock,
      bus,
      wagering,
      inbox: { send: engagement.tellPlayer },
      push: engagement.push.sendAll,
      pushGoal: engagement.push.sendGoal,
      simulatorKey: config.sportsFeed === 'simulator' ? simulatorKey(keys) : null,
      provider: providerOf(config),
      matchFiles: filesOf(config),
      onError,
    }),
  part: ({ register, registerStaff, sync, start, jobs }) => ({
    register,
    registerStaff,
    sync,
    start,
    jobs,
    statement: {
      houseName: (code, lang) => ACCOUNTS.get(code)?.[lang] ?? null,
      betIds: async (_playerId, ledgerKeys) => couponsByRollback(ledgerKeys),
    },
  }),
}

/** The provider that the feed is connected to, if it is an address. */
function providerOf({ sportsFeed, sportsFeedToken: token }: Config): Provider | null {
  return /^wss?:/.test(sportsFeed) ? { url: sportsFeed, token } : null
}

/** The folder whose files are the feed, if it is one. */
function filesOf({ sportsFeed, sportsFiles }: Config): MatchFiles | null {
  const folder = folderOf(sportsFeed)
  return folder === null ? null : { folder, ...sportsFiles }
}

/** The simulator's own key, from which nobody learns the key of seeds. */
function simulatorKey({ seeds }: Keys): Uint8Array {
  return createHash('sha256').update('league simulator').update(seeds).digest()
}
