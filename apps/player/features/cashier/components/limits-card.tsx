import { protectionPaths } from '@poyraz/site/protection'
import { formatMoney } from '@poyraz/text'
import { buttonClass, Card, Meter, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { bonusesQuery } from '../../../shared/bonuses/bonuses.ts'
import { protectionQuery } from '../../../shared/protection/protection.ts'
import { depositLimitsOf } from '../deposit-limits.ts'

/** The player's deposit limits with their use, and the progress of an active bonus. */
export function LimitsCard() {
  const t = useTranslations('wallet')
  const lang = useLang()
  const protection = useQuery(protectionQuery(lang)).data?.data
  const bonuses = useQuery(bonusesQuery(lang)).data?.data ?? []
  const wagered = bonuses.filter(({ state, wagering }) => state === 'active' && wagering > 0)
  if (!protection) return null
  const limits = depositLimitsOf(protection.limits)
  return (
    <Card className="flex flex-col gap-4">
      {wagered.map(({ id, title, progress, wagering }) => (
        <Measure key={id} name={t('wagering', { title })} value={progress} max={wagering} />
      ))}
      {limits.map(({ period, used, value }) => (
        <Measure key={period} name={t(`depositLimits.${period}`)} value={used} max={value} bounds />
      ))}
      {limits.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-48 flex-1">
            <h2 className="font-text text-sm tracking-normal">{t('noLimit')}</h2>
            <p className="text-xs text-muted">{t('noLimitText')}</p>
          </div>
          <Link to={protectionPaths.limits} className={buttonClass({ variant: 'quiet' })}>
            {t('setLimit')}
          </Link>
        </div>
      )}
    </Card>
  )
}

/** With `bounds` a full measure means that nothing more is allowed, else that it is complete. */
function Measure(props: {
  readonly name: string
  readonly value: number
  readonly max: number
  readonly bounds?: boolean
}) {
  const { name, value, max, bounds = false } = props
  const lang = useLang()
  const short = (amount: number) => formatMoney(amount, lang, { fraction: 'auto' })
  const words = `${short(value)} / ${short(max)}`
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <h2 className="font-text text-sm tracking-normal">{name}</h2>
        <span className="font-bold tabular-nums">{words}</span>
      </div>
      <Meter
        label={name}
        text={words}
        value={value}
        max={max}
        tone={bounds && value >= max ? 'danger' : 'brand'}
      />
    </div>
  )
}
