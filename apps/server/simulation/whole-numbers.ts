import { parseArgs } from 'node:util'

const WHOLE = /^[1-9]\d{0,8}$/

/**
 * Reads the options `--name N`, each a whole number from 1, with defaults. Returns `null` for any other
 * argument: a run of `NaN` rounds would do nothing and find no fault.
 */
export function readWholeNumbers<Name extends string>(
  args: readonly string[],
  defaults: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> | null {
  const names = Object.keys(defaults)
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const typed = Object.entries(parseArgs({ args: [...args], options }).values)
    if (!typed.every(([, text]) => WHOLE.test(String(text)))) return null
    return { ...defaults, ...Object.fromEntries(typed.map(([name, text]) => [name, Number(text)])) }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return null
    throw error
  }
}

/** Returns a seed derived from the clock. */
export function anySeed(nowMs: number): number {
  return 1 + (nowMs % 1_000_000)
}
