import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const LOOK_EVERY_MS = 25
const { PRIORITY_NORMAL, PRIORITY_LOW } = constants.priority

/**
 * Lowers the priority of this process, the servers and all other threads of the browser, so that the main
 * thread of a page never waits for a core, as on a phone with a core for each. New threads follow within 25
 * ms. Call it after the browser has started: only the superuser could raise the priority again. It uses
 * Linux's /proc; elsewhere only this process and its servers are lowered.
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
        // The thread has ended meanwhile.
      }
    }
  }, LOOK_EVERY_MS).unref()
}

/**
 * Lists the threads of all descendants. The main thread of a process has the process's id. Page processes are
 * forked from a process that is otherwise idle.
 */
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
