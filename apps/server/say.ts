import { type ParseArgsConfig, parseArgs } from 'node:util'
import { DatabaseStartError } from '@poyraz/db'
import { StartError } from './errors.ts'

/** One line to the operator; the exit code is passed on. */
export function say(line: string, exitCode = 0): number {
  process.stdout.write(`${line}\n`)
  return exitCode
}

/** What was typed behind a command, or `null` where it is not what the command knows. */
export function readArgs<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | null {
  try {
    return parseArgs(config)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return null
    throw error
  }
}

/**
 * Runs a command and returns its exit code. What stands in its way outside the program (a database, keys, a
 * full disk, a folder that may not be written) is one line for the operator and 1.
 */
export async function inOneLine(run: () => Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const isOutside = error instanceof DatabaseStartError || error instanceof StartError || isOfSystem(error)
    if (isOutside) return say(error.message, 1)
    throw error
  }
}

/** A call of the operating system that was refused: its message names the call, the reason and the path. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
