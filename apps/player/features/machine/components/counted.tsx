import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery } from '../../../shared/endpoint/queries.ts'

/** The return that the browser counted, beside that of the certificate. Both are cut after ten decimals. */
export function Counted(props: {
  readonly gameID: number
  readonly percent: string
  readonly children?: ReactNode
}) {
  const t = useTranslations('machine')
  const lang = useLang()
  const info = useQuery(callQuery('casino.game_info', { gameID: props.gameID }, lang)).data?.data
  const certified = info?.certificate?.returnPercent
  const isSame = certified === props.percent
  const digits = lang === 'tr' ? props.percent.replace('.', ',') : props.percent
  return (
    <div>
      <p className="text-sm text-muted">{t('counted')}</p>
      <p className="font-display text-2xl font-bold tracking-tight break-all tabular-nums">
        {lang === 'tr' ? `%${digits}` : `${digits}%`}
      </p>
      {certified !== undefined && (
        <p className={isSame ? 'mt-1 flex gap-2 text-success' : 'mt-1 flex gap-2 text-danger'}>
          {isSame ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          ) : (
            <CircleX aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          )}
          {t(isSame ? 'same' : 'different')}
        </p>
      )}
      {props.children && <p className="mt-1 text-sm text-muted">{props.children}</p>}
    </div>
  )
}
