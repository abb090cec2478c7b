import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const livecasinoInitGame = procedure({
  class: 'livecasino',
  method: 'init_game',
  docs:
    'The address of a live table. Until the area opens it is `not_available`; where there are tables already, an ' +
    'unknown one, and one under test for anyone but a tester, is `not_found`.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ tableID: catalogueId, isMobile: z.boolean().default(false) }),
  reply: 'object',
  item: z.strictObject({ url: z.string() }),
  errors: ['not_found', 'not_available'],
})
