import { istanbulDay, systemClock } from '@poyraz/kernel'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { daysOf, type Period } from '../../../shared/dates/presets.ts'
import { downloadFile } from '../../../shared/download-file.ts'
import { call } from '../../../shared/endpoint/call.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'

const READ_MS = 5000
/** First day of the operator's books. */
const FIRST_DAY = '2020-01-01'

/** Returns a function that downloads the statement of a period; a refusal is shown as a notice. */
export function useStatementFile() {
  const t = useTranslations('history')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const run = async (period: Period) => {
    setBusy(true)
    const { startDate = FIRST_DAY, endDate = istanbulDay(systemClock.nowMs()) } = daysOf(
      period,
      systemClock.nowMs(),
    )
    const answer = await call('account.statement', { format: 'pdf', startDate, endDate })
    setBusy(false)
    if (!answer.ok) {
      const [field] = answer.error.fields
      return notify(field?.message ?? failureText(answer.error), { tone: 'negative' })
    }
    const { fileName, mediaType, content, lines } = answer.value.data
    downloadFile(fileName, bytesOf(content), mediaType)
    notify(t('exported', { count: lines }), { tone: 'positive', timeoutMs: READ_MS })
  }
  return { busy, run }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
