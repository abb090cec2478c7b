import { hash, verify } from '@node-rs/argon2'
import { err, ok, type Result } from '@poyraz/kernel'

/** argon2id (the library's default kind), 19 MiB, 2 passes: OWASP's floor, about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of the thread pool, the rest stays free for whoever plays. */
const RUNNING_MAX = 2
/** About a second of work: whoever comes when so many wait is told to come again. */
const WAITING_MAX = 64

export type Hasher = {
  hash(password: string): Promise<Result<string, 'unavailable'>>
  /** Against `null` (nobody has that name) it takes as long and is false. */
  verify(passwordHash: string | null, password: string): Promise<Result<boolean, 'unavailable'>>
}

/** Password hashing behind a bounded queue, so that a flood of logins cannot starve bets. */
export function createHasher(limits = { running: RUNNING_MAX, waiting: WAITING_MAX }): Hasher {
  const waiting: (() => void)[] = []
  let running = 0

  async function queued<T>(work: () => Promise<T>): Promise<Result<T, 'unavailable'>> {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) return err('unavailable')
      // Whoever finishes hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return ok(await work())
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  let nobody: Promise<string> | undefined
  return {
    hash: (password) => queued(() => hash(password, COST)),
    verify: (passwordHash, password) =>
      queued(async () => {
        nobody ??= hash('nobody has this password', COST)
        const matches = await verify(passwordHash ?? (await nobody), password)
        return matches && passwordHash !== null
      }),
  }
}
