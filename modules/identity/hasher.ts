import { hash, verify } from '@node-rs/argon2'
import { bounded, type Result } from '@poyraz/kernel'

/** argon2id (the library's default kind), 19 MiB, 2 passes: OWASP's floor, about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of the four threads that pages and files use, too (`apps/server/pages/page-cache.ts`). */
const RUNNING_MAX = 2
/** About a second of work: whoever comes when so many wait is told to come again. */
const WAITING_MAX = 64

export type Hasher = {
  hash(password: string): Promise<Result<string, 'unavailable'>>
  /** Against `null` (nobody has that name) it takes as long and is false. */
  verify(passwordHash: string | null, password: string): Promise<Result<boolean, 'unavailable'>>
}

/**
 * Password hashing behind a bounded queue, so that a flood of logins cannot starve bets. A password is
 * hashed in Unicode's composed form (NFC): keyboards write `ş` in one character or in two. Hashes of before
 * that are found by the second try with what was typed; it is made only where the two differ, so its time
 * tells about the typed text and not about the account.
 */
export function createHasher(limits = { running: RUNNING_MAX, waiting: WAITING_MAX }): Hasher {
  const queued = bounded(limits)
  let nobody: Promise<string> | undefined
  return {
    hash: (password) => queued(() => hash(password.normalize('NFC'), COST)),
    verify: (passwordHash, password) =>
      queued(async () => {
        nobody ??= hash('nobody has this password', COST)
        const stored = passwordHash ?? (await nobody)
        const composed = password.normalize('NFC')
        const matches = await verify(stored, composed)
        const matchesTyped = composed !== password && (await verify(stored, password))
        return (matches || matchesTyped) && passwordHash !== null
      }),
  }
}
