import type { ChoiceOutcome, GambleOffer, GamblePlay, SlotOutcome } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import type { Command } from '../api/casino.ts'
import { rungsOf } from '../round/gamble-rungs.ts'
import { payOf } from '../round/pays.ts'
import type { Prompt } from '../round/shown.ts'
import type { Round } from '../round/state.ts'
import type { Step } from '../round/steps.ts'
import type { Studio } from '../studio.ts'
import { showSum } from './show-wins.ts'

/** Duration of a toss, and the time for which a right one is shown. */
const TOSS_MS = 900
const READ_MS = 1000

type GamblePrompt = Extract<Prompt, { kind: 'gamble' }>

/** Answers of the message: a side of the coin by its place, or the win. */
const GAMBLE_ANSWERS: readonly Command[] = [
  { kind: 'call', side: 'heads' },
  { kind: 'call', side: 'tails' },
  { kind: 'collect' },
]

/** Asks the player to call the coin or to collect. Returns null if it cannot be shown. */
export async function askGamble(
  { prompts, game, store, send }: Studio,
  round: Round,
  { tosses }: GambleOffer,
): Promise<Command | null> {
  const prompt = promptOf(game, round, { tosses, stage: 'asking' })
  const answer = await prompts.ask(prompt, null)
  const command = answer === null ? null : (GAMBLE_ANSWERS[answer] ?? null)
  const isTossed = command?.kind === 'call' && store.getState().prompt === prompt
  if (isTossed) send({ kind: 'prompted', prompt: { ...prompt, stage: 'tossing' } })
  return command
}

/** Shows the toss that a call led to; nothing if the round ended without one. */
export async function showToss(studio: Studio, before: Round, round: Round): Promise<void> {
  const { send, sounds, frames, calm, game } = studio
  const { calls, tosses } = playedOf(round)
  if (calls.length <= playedOf(before).calls.length) return
  const isWrong = calls.at(-1) !== tosses.at(-1)
  sounds.play('badge')
  if (!calm) await frames.wait(TOSS_MS)
  sounds.play(isWrong ? 'none' : 'landed')
  if (isWrong) return
  send({ kind: 'prompted', prompt: promptOf(game, round, { tosses, stage: 'right' }) })
  await frames.wait(READ_MS)
}

/** Closes the ladder of a round that is over: a lost win is written plainly, a larger one has its plate. */
export async function endGamble(studio: Studio, round: Round): Promise<void> {
  const { send, prompts, game } = studio
  if (studio.store.getState().prompt?.kind !== 'gamble') return
  const gamble = gambleOf(round.outcome)
  if (gamble === null) return send({ kind: 'prompted', prompt: null })
  if (round.outcome.units > 0) send({ kind: 'prompted', prompt: null })
  else {
    writeLost(studio)
    const prompt = promptOf(game, round, { tosses: gamble.tosses, stage: 'wrong' })
    await prompts.ask({ ...prompt, isOver: true }, null)
  }
  await showLeft(studio, round)
}

/** Shows the calls of a closed round again, one after the other. */
export async function showGamble(
  studio: Studio,
  round: Round,
  { gamble }: Extract<Step, { kind: 'gamble' }>,
): Promise<void> {
  const { send, sounds, frames, taps, game } = studio
  for (const [call, side] of gamble.calls.entries()) {
    const before = promptOf(game, round, { tosses: gamble.tosses.slice(0, call), stage: 'tossing' })
    send({ kind: 'prompted', prompt: before })
    sounds.play('badge')
    await frames.wait(TOSS_MS)
    const isRight = side === gamble.tosses[call]
    sounds.play(isRight ? 'landed' : 'none')
    if (!isRight) writeLost(studio)
    const tosses = gamble.tosses.slice(0, call + 1)
    send({ kind: 'prompted', prompt: promptOf(game, round, { tosses, stage: isRight ? 'right' : 'wrong' }) })
    await taps.within(READ_MS)
  }
  send({ kind: 'prompted', prompt: null })
  await showLeft(studio, round)
}

/** Takes the win of the spin off the screen as soon as it is lost, before the player closes the message. */
function writeLost({ send, scene }: Studio): void {
  scene?.light([], false)
  send({ kind: 'tagged', tag: null })
  send({ kind: 'captioned', caption: { kind: 'nothing' } })
  send({ kind: 'sum-shown', shownKurus: kurus(0) })
}

/** Shows what the calls left of the win; nothing where it was lost, as after any round without a win. */
async function showLeft(studio: Studio, round: Round): Promise<void> {
  const leftKurus = payOf(studio.game.rules, round.outcome.units, round.stakeKurus)
  if (leftKurus === 0n) return writeLost(studio)
  studio.send({ kind: 'tagged', tag: null })
  await showSum(studio, round, { index: 0, payKurus: leftKurus, shownKurus: leftKurus })
}

function promptOf(
  { rules }: Studio['game'],
  round: Round,
  { tosses, stage }: Pick<GamblePrompt, 'tosses' | 'stage'>,
): GamblePrompt {
  const first = round.outcome.spins[0]?.units ?? 0
  const units =
    rules.mapping === 'reels-2' && rules.choice.kind === 'gamble' ? rungsOf(rules.choice, first) : []
  const rungs = units.map((one) => payOf(rules, one, round.stakeKurus))
  return { kind: 'gamble', rungs, tosses, stage, isOver: false }
}

/** The calls of a round so far: those of an open one were all right. */
function playedOf({ decision, outcome }: Round): GamblePlay {
  if (decision?.offer.kind !== 'gamble') return gambleOf(outcome) ?? { calls: [], tosses: [] }
  const { tosses } = decision.offer
  return { calls: tosses, tosses }
}

function gambleOf(outcome: SlotOutcome): GamblePlay | null {
  return (outcome as Partial<ChoiceOutcome>).gamble ?? null
}
