import { sqlState } from '@poyraz/db'
import { err, type Result } from '@poyraz/kernel'

const UNIQUE_VIOLATION = '23505'

/** Runs `write` and returns `taken` if it violated a unique column. */
export async function refuseIfTaken<T, E, const Taken>(
  taken: Taken,
  write: () => Promise<Result<T, E>>,
): Promise<Result<T, E | Taken>> {
  try {
    return await write()
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    return err(taken)
  }
}
