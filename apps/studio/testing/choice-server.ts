import { CURRENCY } from '@poyraz/contract/constants'
import { type Draws, soloDraws } from '@poyraz/fairness'
import {
  type ChoiceGame,
  choiceRound,
  compileChoice,
  isChoiceGame,
  SLOT_GAMES,
  slotPayout,
} from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { playedReply, type Server } from './stage.ts'

export const [FUNDS, STAKE] = [20_000, 200]

export function choiceGameOf(slug: string): ChoiceGame {
  const game = SLOT_GAMES.filter(isChoiceGame).find((one) => one.slug === slug)
  if (!game) throw new Error(`no game with choices ${slug}`)
  return game
}

export function choiceDraws({ slug }: ChoiceGame, nonce: number): Draws {
  const rulesHash = '0'.repeat(64)
  const serverSeed = new Uint8Array(32).fill(5)
  return soloDraws({ serverSeed, clientSeed: 'choice', gameId: slug, rulesHash, nonce, stream: 'main' })
}

/** Returns a server that plays one round of the game by its real rules, with the draws of this nonce. */
export function choiceServer(game: ChoiceGame, nonce: number): Server {
  const round = choiceRound(compileChoice(game.rules))
  const draws = choiceDraws(game, nonce)
  const commands: object[] = []
  let stake = STAKE
  let state = round.open(1, draws)
  const reply = () => {
    const outcome = state.outcome ?? (round.view(state, 0) as NonNullable<typeof state.outcome>)
    const units = state.outcome ? outcome.units : 0
    const win = Number(slotPayout(game.rules, kurus(stake), { ...outcome, units }))
    const bet = { game, stake, balance: FUNDS - stake + win, roundID: 'r-1' }
    const closed = { ...playedReply({ ...outcome, units }, bet), bought: 'bought' in outcome ? 1 : 0 }
    return { ...closed, outcome: { ...outcome, commands }, state: state.outcome ? 'closed' : 'open' }
  }
  return ({ method, data }) => {
    if (method === 'casino.play') {
      const next = round.apply(state, { by: 0, command: data['choice'] as never }, draws)
      if (!next.ok) return { error: 'invalid_input' }
      state = next.value
      stake = Number(data['stake'] ?? stake)
      commands.push({ by: 0, command: data['choice'] })
      return { data: reply() }
    }
    if (method === 'casino.rounds') return { data: commands.length > 0 ? [reply()] : [] }
    if (method === 'casino.round') return { data: reply() }
    if (method !== 'finance.check_balance') return { data: method === 'bonus.mine' ? [] : {} }
    const { balance } = commands.length > 0 ? reply() : { balance: FUNDS }
    return { data: [{ balance, cash: 0, bonus: 0, held: 0, currency: CURRENCY }] }
  }
}
