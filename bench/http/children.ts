import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadResult } from './load.ts'

/** A child process that replies with messages. */
export type Child = {
  /** Sends a message, if any, and resolves with the next one from the child. */
  ask<Answer>(message?: object): Promise<Answer>
  end(): void
}

export function startChild(file: string, env: Readonly<Record<string, string>> = {}): Child {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    ask: (message) => nextMessage(child, message),
    end: () => void child.kill('SIGTERM'),
  }
}

/** Runs a round of load in its own process. */
export function fire(order: LoadOrder, load: Child): Promise<LoadResult> {
  return load.ask<LoadResult>(order)
}

function nextMessage<Answer>(child: ChildProcess, message: object | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the child process ended with code ${code}`))
    child.once('exit', onExit)
    child.once('message', (answer) => {
      child.off('exit', onExit)
      resolve(answer as Answer)
    })
    if (message) child.send(message)
  })
}
