import { randomId } from '@poyraz/kernel'
import type { Command, Played } from '../api/casino.ts'
import type { Refused } from '../api/endpoint.ts'
import { type Answered, untilAnswered } from '../api/until-answered.ts'
import type { Decision } from '../round/decision.ts'
import type { Round } from '../round/state.ts'
import type { Studio } from '../studio.ts'
import { FINAL, stop } from './refuse.ts'
import { openFeature, showSteps, standBefore } from './show.ts'
import { askGamble, endGamble, showToss } from './show-gamble.ts'
import { endPick, pickPrompt } from './show-pick.ts'

/** Asks for the decision and shows what it led to. Returns the closed round; null if the game had to stop. */
export async function showDecision(studio: Studio, round: Round): Promise<Round | null> {
  studio.memory.writeProgress({ kind: 'showing', roundId: round.roundId, spinsShown: 1 })
  const decided = await decide(studio, round)
  if (decided === null) return null
  if (round.decision?.offer.kind === 'gamble') {
    await endGamble(studio, decided)
    return decided
  }
  const [spin] = decided.outcome.spins
  const pick = spin && 'stops' in spin ? spin.pick : undefined
  if (pick) await endPick(studio, decided, pick)
  const { feature } = standBefore(studio, decided, 1)
  if (feature) await openFeature(studio, feature)
  await showSteps(studio, decided, 1)
  return decided
}

/** Asks the player until the round is over. A round of a stopped game waits for the next start. */
async function decide(studio: Studio, round: Round): Promise<Round | null> {
  const { send, sounds } = studio
  let open = round
  if (round.decision?.offer.kind !== 'gamble') sounds.play('award')
  while (open.decision) {
    const command = await commandOf(studio, open, open.decision)
    if (command === null) return stopped(studio, { error: 'lost', message: '' })
    const decided = await play(studio, open, open.decision, command)
    if (decided === null) return null
    if (decided !== open && command.kind === 'pick') sounds.play('scatter', (open.decision.step - 1) % 5)
    if (decided !== open && command.kind === 'call') await showToss(studio, open, decided)
    open = decided
    send({ kind: 'answered', round: open })
  }
  return open
}

/** Waits for the player's decision; null if it cannot be shown. */
async function commandOf(studio: Studio, round: Round, { offer }: Decision): Promise<Command | null> {
  const { prompts } = studio
  if (offer.kind === 'pick') {
    const cover = await prompts.ask(pickPrompt(studio, round, offer), null)
    return cover === null ? null : { kind: 'pick', cover }
  }
  if (offer.kind === 'gamble') return askGamble(studio, round, offer)
  const option = await prompts.ask({ kind: 'choose', options: offer.options }, null)
  return option === null ? null : { kind: 'choose', option }
}

/** Refusals after which the round is not as it was: another tab decided, or the house ended it. */
const MOVED_ON: readonly Refused['error'][] = ['state_conflict', 'gamble_stopped']

/** Sends a decision. Returns the round as it is now, also where another tab decided first. */
async function play(
  studio: Studio,
  round: Round,
  { step }: Decision,
  command: Command,
): Promise<Round | null> {
  const { send, shell } = studio
  // The balance of the site stays until the decision has been shown.
  shell.tell({ type: 'poyraz:started', stake: 0 })
  const answer = await ask(studio, { roundId: round.roundId, command, step })
  if (answer.ok) {
    studio.demoToken = answer.value.demoToken
    return answer.value.round
  }
  const { error } = answer
  if (FINAL.includes(error.error)) return stopped(studio, error)
  if (!MOVED_ON.includes(error.error)) {
    send({ kind: 'noticed', notice: error.error })
    return round
  }
  if (studio.demoToken !== null) return stopped(studio, error)
  const read = await studio.casino.round(round.roundId)
  if (!read.ok) return stopped(studio, read.error)
  send({ kind: 'noticed', notice: error.error })
  return read.value
}

function stopped(studio: Studio, refused: Parameters<typeof stop>[1]): null {
  stop(studio, refused)
  return null
}

/** All tries use one key, so they count as one decision. */
function ask(
  { casino, demoToken, frames, send }: Studio,
  sent: { readonly roundId: string; readonly command: Command; readonly step: number },
): Promise<Answered<Played>> {
  const key = randomId()
  return untilAnswered(() => casino.decide({ ...sent, key, demoToken }), {
    wait: frames.wait,
    onLost: () => send({ kind: 'noticed', notice: 'lost' }),
  })
}
