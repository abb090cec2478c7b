import { LaneFull } from '@poyraz/ledger'

/** Maximum number of tasks of one owner, the running one included. */
const TASKS_OF_OWNER_MAX = 256

type Turn = { last: Promise<unknown> | null; tasks: number }

/**
 * Runs tasks of one owner one after another, and tasks of different owners in parallel. Rejects with
 * `LaneFull` if too many tasks of the owner wait.
 */
export function createTurns(): <T>(owner: string, task: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, Turn>()
  return async (owner, task) => {
    const turn = turns.get(owner) ?? { last: null, tasks: 0 }
    if (turn.tasks >= TASKS_OF_OWNER_MAX) throw new LaneFull('too many calls of one player wait')
    // Fast path: nearly always the owner has no other task.
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
