import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES } from '../constants.ts'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const livecasinoProviderList = procedure({
  class: 'livecasino',
  method: 'provider_list',
  docs:
    'Who runs the live tables, with the number of tables of each. A tester (rid 20) who sends `status` 2 sees ' +
    'providers under test as well; from anyone else `status` has no effect.',
  auth: 'optional',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(PAGE_SIZES.tableProviders), status: z.int().optional() }),
  reply: 'list',
  item: z.strictObject({ providerID: catalogueId, name: z.string(), logo: z.string(), count: z.int() }),
  errors: [],
})
