import { readdirSync, readFileSync } from 'node:fs'

/**
 * Signals a process and its children at once. SIGKILL gives them no chance to clean up, like a power loss;
 * SIGSTOP freezes them, like a hanging machine.
 */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  const children = childrenOf(pid)
  for (const victim of [pid, ...children]) {
    try {
      process.kill(victim, signal)
    } catch {
      // The process has already ended.
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
    // The fields after the name, which may contain spaces, are the state and the parent's id.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
