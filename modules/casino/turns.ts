import { LaneFull } from '@poyraz/ledger'

/** Tasks of one owner, the running one included. */
const TASKS_OF_OWNER_MAX = 256

type Turn = { last: Promise<unknown> | null; tasks: number }

/**
 * Runs tasks of the same owner one after the other, and those of different owners side by side. Rejects with
 * `LaneFull`, and runs nothing, where too many of the owner's tasks wait.
 */
export function createTurns(): <T>(owner: string, task: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, Turn>()
  return async (owner, task) => {
    const turn = turns.get(owner) ?? { last: null, tasks: 0 }
    if (turn.tasks >= TASKS_OF_OWNER_MAX) throw new LaneFull('too many calls of one player wait')
    // Nearly always nobody is before it.
    const mine = turn.last === null ? task() : turn.last.then(task, task)
    turns.set(owner, turn)
    turn.last = mine
    turn.tasks += 1
    try {
      return await mine
    } finally {
      turn.tasks -= 1
      if (turn.tasks === 0) turns.delete(owner)
    }
  }
}
