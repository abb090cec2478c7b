import { cx } from '../cx.ts'

/** The look of a filter chip; the chosen one is the only filled one of its row. */
export function chipClass(chosen: boolean): string {
  return cx(
    'inline-flex min-h-11 items-center gap-2 rounded-chip border px-4 text-sm font-semibold whitespace-nowrap transition',
    chosen
      ? 'border-text bg-text text-bg'
      : 'border-line bg-surface text-muted hover:border-line-strong hover:text-text',
  )
}
