import { setTimeout as sleep } from 'node:timers/promises'
import { act, type Player } from './players.ts'

/** Concurrent requests per player, unless given. */
const STREAMS = 3
/** Answers after which a load counts as load. */
const LOAD = 30
const POLL_MS = 5

/** Players who act at the same time. */
export type Crowd = {
  /** Waits at least `ms`, and until players had further answers. */
  underLoad(ms: number): Promise<void>
  /** Lets players finish their running requests and start no new ones. */
  end(): Promise<void>
  /** Ends without waiting for answers. */
  abandon(): void
}

export function startCrowd(players: readonly Player[], streams = STREAMS): Crowd {
  let isOver = false
  const crowd = [...players]
  const acting = crowd.flatMap((player) => Array.from({ length: streams }, () => act(player, () => isOver)))
  const answered = () => crowd.reduce((sum, { answers }) => sum + answers.length, 0)
  return {
    async underLoad(ms) {
      const wanted = answered() + LOAD
      await sleep(ms)
      while (answered() < wanted) await sleep(POLL_MS)
    },
    async end() {
      isOver = true
      await Promise.all(acting)
    },
    abandon() {
      isOver = true
    },
  }
}
