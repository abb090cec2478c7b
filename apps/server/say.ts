import { type ParseArgsConfig, parseArgs } from 'node:util'
import { DatabaseStartError } from '@poyraz/db'
import { StartError } from './errors.ts'

/** Prints one line to the operator and returns the exit code. */
export function say(line: string, exitCode = 0): number {
  process.stdout.write(`${line}\n`)
  return exitCode
}

/** Returns the parsed command-line arguments, or `null` if they are invalid. */
export function readArgs<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | null {
  try {
    return parseArgs(config)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return null
    throw error
  }
}

/**
 * Runs a command and returns its exit code. An obstacle outside the program (database, keys, full disk,
 * missing permission) is printed as one line, and the exit code is 1.
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

/** A failed system call; its message names the call, the reason and the path. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
