/** The last events of one topic in one feed, each with its version. */
export type Ring<T> = {
  version(): number
  /** Adds the event that `make` builds for the next version. */
  push(make: (version: number) => T): T
  /** Records an event that is not kept: a client that resumes from before it must reload. */
  leaveGap(): void
  /** Returns the events after `version`, or `null` if some of them are no longer kept. */
  since(version: number): readonly T[] | null
}

/**
 * Creates a ring. `start` must be greater than every version of earlier rings, so that their readers reload
 * instead of resuming from the wrong one.
 */
export function createRing<T>(start: number, lengthMax: number): Ring<T> {
  const events: T[] = []
  let version = start
  return {
    version: () => version,
    push(make) {
      version += 1
      const event = make(version)
      events.push(event)
      if (events.length > lengthMax) events.shift()
      return event
    },
    leaveGap() {
      version += 1
      events.length = 0
    },
    since(seen) {
      const missed = version - seen
      if (missed < 0 || missed > events.length) return null
      return events.slice(events.length - missed)
    },
  }
}
