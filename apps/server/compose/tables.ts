import { allowedTables, createTables, createTablesQueries, migrations, type Tables } from '@poyraz/tables'
import type { Vertical } from './vertical.ts'

const NAMES = { tr: 'Canlı masa', en: 'Live table' }

export const tables: Vertical<Tables> = {
  migrations,
  products: ['live'],
  createQueries: createTablesQueries,
  create: ({ database, clock, bus, keys, wagering, config, compliance }, onError) =>
    createTables({
      database,
      clock,
      bus,
      wagering,
      seedKey: keys.seeds,
      tables: allowedTables({ byHand: compliance.profile.handDealtTables }),
      streamOrigins: config.streamOrigins,
      timePercent: config.tableTime,
      onError,
    }),
  part: ({ register, registerStaff, sync, start }) => ({
    register,
    registerStaff,
    sync,
    start,
    statement: {
      houseName: (code, lang) =>
        code === 'stake:live' || code.startsWith('house:live:') ? NAMES[lang] : null,
    },
  }),
}
