import type { Result } from '@poyraz/kernel'
import { say } from '../say.ts'
import type { Refused } from './client.ts'
import { sayRefused } from './refusals.ts'

type Listed<T> = Result<{ readonly items: readonly T[]; readonly total: number }, Refused>

/** Says each item of a list in a line, and what `end` says of the whole. */
export function sayList<T>(
  listed: Listed<T>,
  line: (item: T) => string,
  end: (items: readonly T[], total: number) => number,
): number {
  if (!listed.ok) return sayRefused(listed.error)
  const { items, total } = listed.value
  for (const item of items) say(line(item))
  return end(items, total)
}
