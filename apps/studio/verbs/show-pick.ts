import type { PickPlay } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { payOf } from '../round/pays.ts'
import type { Prompt } from '../round/shown.ts'
import type { Round } from '../round/state.ts'
import type { Step } from '../round/steps.ts'
import type { Studio } from '../studio.ts'
import { showSum } from './show-wins.ts'

/** Time between two covers when a finished round is shown again. */
const COVER_MS = 700

type PickPrompt = Extract<Prompt, { kind: 'pick' }>

/** Builds the prompt of the covers; `opened` has the contents of the open ones in units. */
export function pickPrompt(
  { game: { rules } }: Studio,
  { stakeKurus }: Round,
  { covers, opened }: { covers: number; opened: readonly { cover: number; units: number }[] },
): PickPrompt {
  const pay = (units: number) => payOf(rules, units, stakeKurus)
  const sumKurus = pay(opened.reduce((sum, { units }) => sum + units, 0))
  const seen = opened.map(({ cover, units }) => ({ cover, payKurus: pay(units) }))
  return { kind: 'pick', covers, opened: seen, sumKurus, lies: null, isLive: true }
}

/** Opens the covers of a finished round in the order of its player. */
export async function showPick(
  studio: Studio,
  round: Round,
  { pick }: Extract<Step, { kind: 'pick' }>,
): Promise<void> {
  const { send, sounds, taps } = studio
  sounds.play('award')
  for (let count = 0; count <= pick.opened.length; count++) {
    const opened = pick.opened.slice(0, count).map((cover) => ({ cover, units: pick.lies[cover] ?? 0 }))
    const prompt = pickPrompt(studio, round, { covers: pick.lies.length, opened })
    send({ kind: 'prompted', prompt: { ...prompt, isLive: false } })
    if (count > 0) sounds.play('scatter', count % 5)
    await taps.within(COVER_MS)
  }
  await endPick(studio, round, pick)
}

/** Shows the contents of all covers until the player continues, and then the win. */
export async function endPick(
  studio: Studio,
  round: Round,
  { opened, lies, units }: PickPlay,
): Promise<void> {
  const { prompts, sounds, game } = studio
  const pay = (amount: number) => payOf(game.rules, amount, round.stakeKurus)
  const seen = opened.map((cover) => ({ cover, units: lies[cover] ?? 0 }))
  const prompt = pickPrompt(studio, round, { covers: lies.length, opened: seen })
  sounds.play(units > 0 ? 'landed' : 'none')
  await prompts.ask({ ...prompt, lies: lies.map(pay), isLive: false }, null)
  await showSum(studio, round, {
    index: 0,
    payKurus: kurus(pay(units)),
    shownKurus: pay(round.outcome.units),
  })
}
