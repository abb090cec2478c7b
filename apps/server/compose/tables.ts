import {
  allowedTables,
  createTables,
  createTablesQueries,
  hidePlayer,
  migrations,
  type Tables,
} from '@poyraz/tables'
import type { Vertical } from './vertical.ts'

const NAMES = { tr: 'Canlı masa', en: 'Live table' }

export const tables: Vertical<Tables> = {
  migrations,
  products: ['live'],
  createQueries: createTablesQueries,
  hidePlayer,
  create: (platform, onError, { sportsbook }) => {
    const { database, clock, bus, keys, wagering, config, identity, compliance, houseTables } = platform
    return createTables({
      database,
      clock,
      bus,
      wagering,
      seedKey: keys.seeds,
      tables: houseTables ?? allowedTables({ byHand: compliance.profile.handDealtTables }),
      streamOrigins: config.streamOrigins,
      people: { usernamesOf: identity.usernamesOf, withheldOf: compliance.withheldOf },
      timePercent: config.tableTime,
      ...(sportsbook ? { offers: sportsbook.rounds } : {}),
      onError,
    })
  },
  part: ({ register, registerStaff, jobs, sync, start }) => ({
    register,
    registerStaff,
    jobs,
    sync,
    start,
    statement: {
      houseName: (code, lang) =>
        code === 'stake:live' || code.startsWith('house:live:') ? NAMES[lang] : null,
    },
  }),
}
