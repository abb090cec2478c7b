import { RED } from '@poyraz/games/tables'
import { useTranslations } from 'use-intl'
import type { LiveTableView } from '../use-table.ts'

/** Names the number and its colour once it has fallen. */
export function useResultWords({
  state,
}: LiveTableView): { readonly number: string; readonly colour: string } | null {
  const t = useTranslations('table.colours')
  const number = numberOf(state.outcome)
  if (state.phase !== 'result' || number === null) return null
  return { number: String(number), colour: t(colourOf(number)) }
}

export const colourOf = (number: number) => (number === 0 ? 'green' : RED.has(number) ? 'red' : 'black')

/** Returns the number of an outcome; `null` before it is drawn. */
export function numberOf(outcome: unknown): number | null {
  const { number } = (outcome ?? {}) as { readonly number?: unknown }
  return typeof number === 'number' ? number : null
}

export const lastNumber = ([label]: readonly string[]) => (label === undefined ? null : Number(label))
