import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { DatabaseStartError } from '../errors.ts'

/** The operating system account that runs PostgreSQL's programs (never root) and owns their files. */
export type Account = { readonly prefix: readonly string[]; readonly fileOwner: number }

const run = promisify(execFile)

/**
 * PostgreSQL refuses root and unknown users. As root (or as a user without an entry) it runs in a user
 * namespace that shows it an ordinary user while it keeps our access to files, so that a checkout under a
 * 0700 home works. Where namespaces are forbidden, root gives it an unprivileged user that may still pass
 * through directories.
 */
export async function findAccount(): Promise<Account> {
  const own = process.getuid?.() ?? 1
  const others = await ordinaryUsers()
  if (own !== 0 && (others.length === 0 || others.some((user) => user.uid === own))) {
    return { prefix: [], fileOwner: own }
  }
  const user = others.find(({ name }) => name === 'nobody') ?? others[0]
  if (!user) throw new DatabaseStartError('PostgreSQL does not run as root: no other user in /etc/passwd')
  const candidates: Account[] = [
    { prefix: ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`], fileOwner: own },
  ]
  if (own === 0) candidates.push({ prefix: setprivArguments(user), fileOwner: user.uid })
  for (const account of candidates) {
    if (await works(account.prefix)) return account
  }
  throw new DatabaseStartError(
    'PostgreSQL does not run as root, and neither unshare nor setpriv works here: start as an ordinary user',
  )
}

/**
 * Runs as another user who keeps only the right to pass through closed directories. The secure bit makes
 * `access()` respect that right as well: PostgreSQL uses it to look for its own programs.
 */
function setprivArguments(user: User): string[] {
  const capability = '+dac_override'
  return [
    'setpriv',
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
  ]
}

type User = { readonly name: string; readonly uid: number; readonly gid: number }

async function ordinaryUsers(): Promise<User[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
}

async function works(prefix: readonly string[]): Promise<boolean> {
  const [program = '', ...args] = prefix
  return run(program, [...args, 'true']).then(
    () => true,
    () => false,
  )
}
