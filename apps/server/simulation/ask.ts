import { isDeepStrictEqual } from 'node:util'
import type { Handled, Procedure } from '@poyraz/contract'
import type { z } from 'zod'
import { nameOf } from './caller.ts'
import { count, fault, type Player, type World } from './world.ts'

/**
 * Share of calls that are sent twice at once, and of calls that are repeated because the reply was lost, in
 * percent.
 */
const TWICE_PERCENT = 2
const LOST_PERCENT = 3

export function newKey(player: Player): string {
  player.keys++
  return `month-${String(player.index).padStart(6, '0')}-${String(player.keys).padStart(6, '0')}`
}

/** Makes a call over a network that repeats requests, and reports a fault if the replies differ. */
export async function ask<P extends Procedure>(
  world: World,
  player: Player,
  procedure: P,
  input: z.input<P['input']>,
  key = newKey(player),
): Promise<Handled<P>> {
  const { id: playerId, sessionId, random } = player
  const send = () => world.call(procedure, input, { playerId, sessionId, key })
  const dice = random.below(100)
  const replies =
    dice < TWICE_PERCENT
      ? await Promise.all([send(), send()])
      : dice < TWICE_PERCENT + LOST_PERCENT
        ? [await send(), await send()]
        : [await send()]
  const [first, again] = replies
  if (again) count(world, 'repeated', dice < TWICE_PERCENT ? 'at once' : 'reply lost')
  if (first?.ok && again?.ok && !isDeepStrictEqual(first.value, again.value)) {
    fault(world, `${nameOf(procedure)} ${key} answered differently when it was repeated`)
  }
  const reply = (first?.ok ? first : (again ?? first)) as Handled<P>
  count(world, nameOf(procedure), reply.ok ? 'done' : reply.error.error)
  return reply
}
