import type { Bounds } from './bounded.ts'
import { err, ok, type Result } from './result.ts'

export type BoundedByOwner = <T>(owner: string, task: () => Promise<T>) => Promise<Result<T, 'unavailable'>>

/**
 * As `bounded`, for tasks of many owners. Owners whose tasks wait take turns, one task each. No owner gets more
 * waiting places than are free, so owners who take all that they get leave places for others.
 */
export function boundedByOwner(bounds: Bounds): BoundedByOwner {
  /** Waiting tasks, in the order of the turns of their owners. */
  const owners = new Map<string, (() => void)[]>()
  let [running, waiting] = [0, 0]
  const wait = (owner: string) =>
    new Promise<void>((start) => {
      owners.set(owner, [...(owners.get(owner) ?? []), start])
      waiting++
    })
  /** Passes the slot of a finished task on, so `running` does not change then. */
  const passOn = () => {
    const [next] = owners
    if (!next) return void running--
    const [owner, [start, ...others]] = next
    owners.delete(owner)
    if (others.length > 0) owners.set(owner, others)
    waiting--
    start?.()
  }
  return async (owner, task) => {
    if (running < bounds.running) running++
    else if ((owners.get(owner)?.length ?? 0) >= bounds.waiting - waiting) return err('unavailable')
    else await wait(owner)
    try {
      return ok(await task())
    } finally {
      passOn()
    }
  }
}
