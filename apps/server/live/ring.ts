/** The last events of one topic for one kind of listener, each with its version. */
export type Ring<T> = {
  version(): number
  /** Adds the event that `make` builds for the next version. */
  push(make: (version: number) => T): T
  /** Something happened that is not kept here: a client that resumes from before it must ask anew. */
  leaveGap(): void
  /** What came after `version`, or `null` where some of it is not there any more. */
  since(version: number): readonly T[] | null
}

/**
 * `start` must be later than every version of a ring that was here before, so that its readers are told to ask
 * anew and never take the one for the other.
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
