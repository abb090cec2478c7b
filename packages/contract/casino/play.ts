import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { BET_ERRORS } from '../errors.ts'
import { hashHex, streamUse } from '../fairness/seeds.ts'
import { amountWire, catalogueId, entityId, kurusWire, ownJsonObject } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { gameCommand } from './choice.ts'

/** The verifiable part of a round before its seed is revealed. */
export const roundFairness = z.strictObject({
  commitment: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** True if the server made the client seed, because the player's client sent none. */
  staleSeed: z.boolean(),
})

/** More commands than a round has. */
const STEPS_MAX = 1000
/** A token of an open round holds its commands. */
const DEMO_TOKEN_LENGTH_MAX = 8192

/** A jackpot that a round won, in kuruş, beside its win; absent if it won none. */
export const wonJackpot = z.strictObject({ id: catalogueId, amount: kurusWire })

/** The outcome object of the game's own rules, e.g. `SlotOutcome` of `packages/games`. */
export const gameOutcome = ownJsonObject

export const casinoPlay = procedure({
  class: 'casino',
  method: 'play',
  docs:
    'Plays one round for `stake` kuruş. A round without choices is settled whole in this reply, free spins included. ' +
    'Originals and slots with decisions take their first command in `choice`; a round that waits for a decision stays ' +
    '`open`, and goes on with ' +
    '`roundID` and `choice` until it is `closed`. Its `outcome` is what the player may see, with all `commands` so far. ' +
    '`step` is how many commands the caller has seen: `state_conflict` where the round went on meanwhile, or is over. ' +
    'A command that is not legal now is `invalid_input`; so is a first one with `gamble: true` (`gamble_not_allowed`) ' +
    'where the jurisdiction does not let players stake a win. A game that sells its free spins takes `{kind: buy}` as ' +
    'first command: `stake` is then the whole price, a stake of the ladder times that of the rules, and every rule of ' +
    'limits and money counts it; only cash pays it (`insufficient_funds`), and where the jurisdiction does not allow it, ' +
    'it is `invalid_input` (`feature_buy_not_allowed`). Nobody is refused who ends an open round; one that ' +
    'waited for 24 hours is closed by the rule of its game. A win is not staked again where the player may not bet, ' +
    'or limits of stake or session do not allow it (`gamble_stopped`): the round is then over, and its win is paid. ' +
    '`jackpot` is a jackpot that the stake won, paid beside `win`. `balance` is cash + bonus after the round. With `free: true` one of the free spins of `bonus.mine` pays the stake, ' +
    'and the win is bonus money; `free_spins_over`: there is none of this game at this stake. `round_open` carries the open `roundID`, `too_soon` the `waitMs` to ' +
    'wait. With `demoToken` no session is needed, nothing is written (so a key repeats nothing), and the reply carries ' +
    'the next token; its `fairness` is opened at once: with `serverSeed`, `rulesHash` and `streams` the round can be checked.',
  auth: 'optional',
  write: true,
  rate: { points: 600, windowMs: MINUTE_MS },
  input: z.strictObject({
    gameID: catalogueId.optional(),
    stake: amountWire.optional(),
    free: z.boolean().optional(),
    roundID: entityId.optional(),
    choice: z.union([z.string().max(64), gameCommand]).optional(),
    step: z.int().min(0).max(STEPS_MAX).optional(),
    demoToken: z.string().max(DEMO_TOKEN_LENGTH_MAX).optional(),
  }),
  reply: 'object',
  item: z.strictObject({
    roundID: entityId,
    gameID: catalogueId,
    stake: kurusWire,
    win: kurusWire,
    balance: kurusWire,
    outcome: gameOutcome,
    state: z.enum(['open', 'closed']),
    jackpot: wonJackpot.optional(),
    fairness: roundFairness.extend({
      serverSeed: hashHex.optional(),
      rulesHash: hashHex.optional(),
      streams: z.array(streamUse).optional(),
    }),
    demoToken: z.string().optional(),
  }),
  errors: [
    ...BET_ERRORS,
    'bad_request',
    'gamble_stopped',
    'not_authorized',
    'not_available',
    'round_open',
    'too_soon',
    'token_invalid',
    'unavailable',
  ],
})
