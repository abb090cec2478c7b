import { Button } from '@poyraz/ui'
import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Period } from '../../../shared/dates/presets.ts'
import { useStatementFile } from '../hooks/use-statement-file.ts'

/** Downloads the statement of the chosen period as a document. */
export function StatementButton({ period }: { readonly period: Period }) {
  const t = useTranslations('history')
  const { busy, run } = useStatementFile()
  return (
    <Button
      variant="quiet"
      busy={busy}
      onClick={() => void run(period)}
      className="min-h-12 whitespace-nowrap max-md:flex-1 max-md:px-3"
    >
      {!busy && <FileText aria-hidden="true" className="size-4.5" />}
      {busy ? t('exporting') : t('statement')}
    </Button>
  )
}
