import { cx, IconButton } from '@poyraz/ui'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { copyText } from '../../../shared/copy-text.ts'
import { notify } from '../../../shared/notices/notices.ts'

/** A labelled value; `copy` is the text that its button copies to the clipboard. */
export function CopyLine(props: {
  readonly label: string
  readonly copy: string | undefined
  readonly large?: boolean
  readonly children: ReactNode
}) {
  const t = useTranslations('transfer.payment')
  const copied = useTranslations('site')('copied')
  const { label, copy, large = false } = props
  const put = async (text: string) => {
    if (await copyText(text)) notify(copied, { tone: 'positive' })
    else notify(t('notCopied'), { tone: 'negative' })
  }
  return (
    <div className="flex min-h-14 items-center justify-between gap-2 py-2">
      <div className="min-w-0">
        <dt className="text-xs text-muted">{label}</dt>
        <dd
          className={cx(
            'break-all tabular-nums',
            large ? 'font-display text-2xl font-bold' : 'font-semibold',
          )}
        >
          {props.children}
        </dd>
      </div>
      {copy !== undefined && (
        <IconButton label={t('copy', { label })} onClick={() => void put(copy)}>
          <Copy aria-hidden="true" className="size-4.5" />
        </IconButton>
      )}
    </div>
  )
}
