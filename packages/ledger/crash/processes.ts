import { readdirSync, readFileSync } from 'node:fs'

/**
 * Signals a process and its children at once. SIGKILL leaves them no chance to tidy up, as a power switch
 * does; SIGSTOP freezes them, as a hanging machine does.
 */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  const children = childrenOf(pid)
  for (const victim of [pid, ...children]) {
    try {
      process.kill(victim, signal)
    } catch {
      // It ended by itself in between.
    }
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid)
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may hold spaces: the state, then the parent.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
