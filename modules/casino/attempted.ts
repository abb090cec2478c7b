import { err, ok, type Result } from '@poyraz/kernel'

/** Returns the result of `work`, or its error as a value. Used for rules that may throw. */
export function attempted<T>(work: () => T): Result<T, unknown> {
  try {
    return ok(work())
  } catch (error) {
    return err(error)
  }
}
