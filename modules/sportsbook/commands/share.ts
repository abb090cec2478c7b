import { createHash } from 'node:crypto'
import type { Db } from '@poyraz/db'
import { type SharedSelection, saveShared } from '../store/shared.ts'

/** Digits and capital letters without I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8

/** Stores selections under a code that follows from them, and returns it. */
export async function shareSelections(
  db: Db,
  selections: readonly SharedSelection[],
  at: Date,
  isEachWay = false,
): Promise<string> {
  const kept = selections.map(({ eventId, market, outcome }) => {
    const choice = { eventId, market, outcome }
    return isEachWay ? { ...choice, eachWay: true } : choice
  })
  for (let attempt = 0; ; attempt++) {
    const code = codeOf(`${attempt}|${JSON.stringify(kept)}`)
    if (await saveShared(db, code, kept, at)) return code
  }
}

function codeOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest()
  return Array.from({ length: CODE_LENGTH }, (_, place) => ALPHABET[(bytes[place] ?? 0) % 32]).join('')
}
