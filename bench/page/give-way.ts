import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const LOOK_EVERY_MS = 25
const { PRIORITY_NORMAL, PRIORITY_LOW } = constants.priority

/**
 * Lets nothing keep the main thread of a page waiting for a core, as on a phone, which has a core for each of
 * them: this process, the servers and all other threads of the browser give way to it. What begins later
 * follows within 25 ms. Call it once the browser runs: only the superuser could raise what began low. It
 * looks into Linux's /proc; elsewhere only this process and its servers give way.
 */
export function giveWayToPages(): void {
  setPriority(PRIORITY_LOW)
  const seen = new Set<string>()
  setInterval(() => {
    for (const { child, thread, priority } of descendantThreads()) {
      if (seen.has(`${child} ${thread}`)) continue
      seen.add(`${child} ${thread}`)
      try {
        setPriority(Number(thread), priority)
      } catch {
        // It has ended meanwhile.
      }
    }
  }, LOOK_EVERY_MS).unref()
}

/** The main thread of a process has its number. Pages are forked by a process that idles otherwise. */
function descendantThreads() {
  return descendants(String(process.pid)).flatMap((child) => {
    const isPage = /--type=(?:renderer|zygote)/.test(read(`/proc/${child}/cmdline`))
    return threadsOf(child).map((thread) => {
      return { child, thread, priority: isPage && thread === child ? PRIORITY_NORMAL : PRIORITY_LOW }
    })
  })
}

function descendants(parent: string): string[] {
  const children = threadsOf(parent).flatMap((thread) =>
    read(`/proc/${parent}/task/${thread}/children`).split(' ').filter(Boolean),
  )
  return children.flatMap((child) => [child, ...descendants(child)])
}

function threadsOf(process: string): readonly string[] {
  try {
    return readdirSync(`/proc/${process}/task`)
  } catch {
    return []
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
