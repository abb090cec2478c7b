import { err, ok, type Result } from '@poyraz/kernel'

export type OneAtATime = <T>(work: () => Promise<T>) => Promise<Result<T, 'unavailable'>>

/** Heavy work in a row: one runs, a few wait, and whoever comes beyond them is told to come again. */
export function createOneAtATime(waitingMax: number): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  let taken = 0
  return async (work) => {
    if (taken > waitingMax) return err('unavailable')
    taken++
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    try {
      return ok(await mine)
    } finally {
      taken--
    }
  }
}
