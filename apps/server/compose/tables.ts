import { createTables, createTablesQueries, migrations, type Tables } from '@poyraz/tables'
import type { Vertical } from './vertical.ts'

const NAMES = { tr: 'Canlı masa', en: 'Live table' }

export const tables: Vertical<Tables> = {
  migrations,
  products: ['live'],
  createQueries: createTablesQueries,
  create: ({ database, clock, bus, keys, wagering, config }, onError) =>
    createTables({
      database,
      clock,
      bus,
      wagering,
      seedKey: keys.seeds,
      timePercent: config.tableTime,
      onError,
    }),
  part: ({ register, sync, start }) => ({
    register,
    sync,
    start,
    statement: {
      houseName: (code, lang) =>
        code === 'stake:live' || code.startsWith('house:live:') ? NAMES[lang] : null,
    },
  }),
}
