import { systemClock } from '@poyraz/kernel'
import { type Cell, formatDate, toCsv } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { downloadFile } from '../../../shared/download-file.ts'
import type { Input, Item, ListName } from '../../../shared/endpoint/procedures.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { allPages } from '../api/all-pages.ts'
import type { HistoryKind } from '../history-search.ts'

const READ_MS = 5000

/** A column of the file: its header and the cell of an item. */
export type Column<T> = { readonly head: string; readonly cell: (item: T) => Cell }

/** Returns a function that downloads all items that match the filter as a file, not only the loaded rows. */
export function useExport<N extends ListName>(
  name: N,
  kind: HistoryKind,
  columns: readonly Column<Item<N>>[],
) {
  const t = useTranslations('history')
  const lang = useLang()
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const run = async (filter: Omit<Input<N>, 'limit' | 'offset'>) => {
    setBusy(true)
    const answer = await allPages(name, filter)
    setBusy(false)
    if (!answer.ok) return notify(failureText(answer.error), { tone: 'negative' })
    const { items, cut } = answer.value
    const rows = items.map((item) => columns.map(({ cell }) => cell(item)))
    const file = `${t('file', { kind: t(`kinds.${kind}`).toLocaleLowerCase(lang) })}-${dayName(lang)}.csv`
    downloadFile(
      file,
      toCsv(
        columns.map(({ head }) => head),
        rows,
        lang,
      ),
      'text/csv;charset=utf-8',
    )
    const words = cut ? t('exportCut', { count: items.length }) : t('exported', { count: items.length })
    notify(words, { tone: 'positive', timeoutMs: READ_MS })
  }
  return { busy, run }
}

function dayName(lang: 'tr' | 'en'): string {
  return formatDate(systemClock.nowMs(), lang).replaceAll(' ', '-')
}
