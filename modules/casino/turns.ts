/**
 * Runs tasks of the same owner one after the other, and those of different owners side by side. How many can
 * wait is bounded by the rate limit of the procedures that use it.
 */
export function createTurns(): <T>(owner: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (owner, task) => {
    const before = last.get(owner)
    const mine = before ? before.then(task, task) : task()
    last.set(owner, mine)
    try {
      return await mine
    } finally {
      if (last.get(owner) === mine) last.delete(owner)
    }
  }
}
