import { sqlState } from '@poyraz/db'
import { err, type Result } from '@poyraz/kernel'

const UNIQUE_VIOLATION = '23505'

/** Answers `taken` when a unique column refused the write: somebody else has that name, address or number. */
export async function uniquely<T, E, const Taken>(
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
