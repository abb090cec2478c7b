import { DAY_MS, HOUR_MS, istanbulDay, istanbulDayStartMs, SECOND_MS } from '@poyraz/kernel'
import { chargebackJobs, depositJobs, type Job, settleNight } from './bank.ts'
import { choose } from './choose.ts'
import { compare } from './compare.ts'
import { endNight } from './night.ts'
import { forge, requestJobs, withdrawalJobs } from './staff.ts'
import { fault, type Player, type World } from './world.ts'

/** Exceeds the minimum interval between a player's rounds, and the delay of a late webhook. */
const GAP_MS_MIN = 16 * SECOND_MS
const GAP_MS_MAX = 240 * SECOND_MS
const OPENS_HOUR = 10
const NIGHT_HOUR = 4

/** Simulates a day: waves in which all active players do one thing at the same time, then the night. */
export async function playDay(
  world: World,
  { waves, share }: { waves: number; share: number },
): Promise<void> {
  const { clock, random, players } = world
  const dayMs = istanbulDayStartMs(istanbulDay(clock.nowMs()))
  clock.set(dayMs + OPENS_HOUR * HOUR_MS)
  const there = new Set(players.filter(() => random.chance(share)))
  for (const player of players) {
    player.depositsToday = 0n
    if (player.next === 'rest') player.next = 'anything'
  }
  for (let wave = 0; wave < waves; wave++) {
    clock.set(clock.nowMs() + GAP_MS_MIN + random.below(GAP_MS_MAX - GAP_MS_MIN))
    await playWave(world, there)
  }
  // Anchors the head of the audit trail, as a server does every hour, before the night.
  await world.context.compliance.work()
  clock.set(dayMs + DAY_MS + NIGHT_HOUR * HOUR_MS)
  await drain(world)
  await settleNight(world)
  await endNight(world)
}

/**
 * Plans actions from the state after the previous wave, so that they do not depend on the order within this
 * wave.
 */
async function playWave(world: World, there: ReadonlySet<Player>): Promise<void> {
  const jobs = plan(world, there)
  const touched = new Set(jobs.map((job) => job.player))
  world.touched = touched
  const acts = [...there].flatMap((player) => {
    const act = choose(world, player)
    return act ? [{ player, act }] : []
  })
  await Promise.all([
    Promise.all(jobs.map((job) => job.run())).then(() => drain(world)),
    forge(world),
    ...acts.map(({ player, act }) => guarded(world, player, () => act(world, player))),
  ])
  await drain(world)
  for (const job of jobs) await job.settle()
  await compare(world, [...new Set([...touched, ...acts.map(({ player }) => player)])])
}

function plan(world: World, there: ReadonlySet<Player>): readonly Job[] {
  const jobs = [...depositJobs(world), ...withdrawalJobs(world)]
  const busy = new Set([...there, ...jobs.map((job) => job.player)])
  const quiet = chargebackJobs(world, busy)
  for (const { player } of quiet) busy.add(player)
  return [...jobs, ...quiet, ...requestJobs(world, busy)]
}

/** Runs payouts, expiries and webhooks until none is due. */
async function drain({ context: { cashier } }: World): Promise<void> {
  while ((await cashier.work()) > 0);
}

async function guarded(world: World, player: Player, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    fault(world, `a call of ${player.id} broke: ${String(error)}`)
  }
}
