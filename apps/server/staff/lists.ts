import type { Result } from '@poyraz/kernel'
import { say } from '../say.ts'
import type { Refused } from './client.ts'
import { sayRefused } from './refusals.ts'

type Listed<T> = Result<{ readonly items: readonly T[]; readonly total: number }, Refused>

/** Prints a list, one line per item, and returns the exit code of `end`, which prints a summary. */
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
