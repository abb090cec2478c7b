import type { Bounds } from './bounded.ts'
import { err, ok, type Result } from './result.ts'

/** Runs a task of an owner when it is its turn. The task learns if it has waited. */
export type BoundedByOwner = <T>(
  owner: string,
  task: (hasWaited: boolean) => Promise<T>,
) => Promise<Result<T, 'unavailable'>>

type OwnerBounds = Bounds & {
  /** Bounds of each owner, besides those of all together. */
  readonly ofOwner?: Bounds
}

type Owner = { running: number; readonly waiting: (() => void)[] }

const UNBOUNDED: Bounds = { running: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY }

/**
 * As `bounded`, for tasks of many owners. Owners whose tasks wait take turns, one task each. No owner gets more
 * waiting places than are free, so owners who take all that they get leave places for others.
 */
export function boundedByOwner({ ofOwner = UNBOUNDED, ...all }: OwnerBounds): BoundedByOwner {
  /** In the order of their turns. */
  const owners = new Map<string, Owner>()
  let [running, waiting] = [0, 0]
  const begin = (name: string, owner: Owner) => {
    owners.delete(name)
    owners.set(name, owner)
    owner.running++
    running++
  }
  const startNext = () => {
    for (const [name, owner] of owners) {
      const start = owner.running < ofOwner.running ? owner.waiting.shift() : undefined
      if (!start) continue
      waiting--
      begin(name, owner)
      return start()
    }
  }
  return async (name, task) => {
    const owner = owners.get(name) ?? { running: 0, waiting: [] }
    const mustWait = running >= all.running || owner.running >= ofOwner.running
    const places = Math.min(ofOwner.waiting, all.waiting - waiting)
    if (mustWait && owner.waiting.length >= places) return err('unavailable')
    if (mustWait) {
      owners.set(name, owner)
      waiting++
      await new Promise<void>((start) => owner.waiting.push(start))
    } else begin(name, owner)
    try {
      return ok(await task(mustWait))
    } finally {
      owner.running--
      running--
      if (owner.running === 0 && owner.waiting.length === 0) owners.delete(name)
      startNext()
    }
  }
}
