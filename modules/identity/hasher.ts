import { hash, verify } from '@node-rs/argon2'
import { plainAddress } from '@poyraz/db'
import { boundedByOwner, type Result } from '@poyraz/kernel'

/** argon2id (the library's default kind), 19 MiB, 2 passes: OWASP's floor, about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * Maximum of parallel hashes. Node has four threads, which pages and files use too
 * (`apps/server/pages/page-cache.ts`).
 */
const RUNNING_MAX = 2
/**
 * Maximum of waiting hashes: about two seconds of work, of which one address gets half. Beyond it calls
 * return `unavailable`.
 */
const WAITING_MAX = 128

/** `address` is that of the client: addresses with waiting hashes take turns. */
export type Hasher = {
  hash(password: string, address: string): Promise<Result<string, 'unavailable'>>
  /** With `null` (no such account) it takes the same time and returns false. */
  verify(
    passwordHash: string | null,
    password: string,
    address: string,
  ): Promise<Result<boolean, 'unavailable'>>
}

/**
 * Password hashing behind a bounded queue, so that a flood of logins starves neither bets nor the logins of
 * others: budgets count by account, and one person may have many accounts (C06). A password is hashed
 * in Unicode's composed form (NFC), because keyboards write `ş` as one character or as two. Older hashes may
 * be of the text as typed, which a second comparison finds. It is made only if the two forms differ, so its
 * time depends on the typed text and not on the account.
 */
export function createHasher(limits = { running: RUNNING_MAX, waiting: WAITING_MAX }): Hasher {
  const queued = boundedByOwner(limits)
  let nobody: Promise<string> | undefined
  return {
    hash: (password, address) => queued(ownerOf(address), () => hash(password.normalize('NFC'), COST)),
    verify: (passwordHash, password, address) =>
      queued(ownerOf(address), async () => {
        nobody ??= hash('nobody has this password', COST)
        const stored = passwordHash ?? (await nobody)
        const composed = password.normalize('NFC')
        const matches = await verify(stored, composed)
        const matchesTyped = composed !== password && (await verify(stored, password))
        return (matches || matchesTyped) && passwordHash !== null
      }),
  }
}

const IPV6_NETWORK_GROUPS = 3

/** Returns an IPv4 address, or the /48 of an IPv6 address: one person may have all of it. */
function ownerOf(address: string): string {
  const plain = plainAddress(address).toLowerCase()
  if (!plain.includes(':')) return plain
  const [head = ''] = plain.split('::', 1)
  const groups = [...head.split(':'), '0', '0', '0'].slice(0, IPV6_NETWORK_GROUPS)
  return groups.join(':')
}
