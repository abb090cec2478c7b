import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const casinoInitGame = procedure({
  class: 'casino',
  method: 'init_game',
  docs:
    'The address of the game frame. With `demo: true` no session is needed and the address carries a demo token: ' +
    'free play that never touches the ledger; `gamble=1`: the jurisdiction lets players stake wins of this game; `buy=1`: it lets them buy free spins. `roundInProgress` names a round that waits for a choice.',
  auth: 'optional',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ gameID: catalogueId, demo: z.boolean().default(false) }),
  reply: 'object',
  item: z.strictObject({ url: z.string(), roundInProgress: entityId.optional() }),
  errors: [
    'not_found',
    'not_authorized',
    'game_disabled',
    'jurisdiction',
    'account_closed',
    'excluded',
    'under_age',
    'kyc_required',
    'play_stopped',
  ],
})
