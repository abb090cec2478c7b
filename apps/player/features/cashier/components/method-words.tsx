import ticket from 'art:1f3ab/96'
import bank from 'art:1f3e6/96'
import card from 'art:1f4b3/96'
import phone from 'art:1f4f1/96'
import camera from 'art:1f4f7/96'
import purse from 'art:1f45b/96'
import coin from 'art:1fa99/96'
import { formatMoney } from '@poyraz/text'
import { Badge, cx, Money, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { Method } from '../api/methods.ts'

/** Pictures by the code point in the server's reply. */
const LOGOS: Readonly<Record<string, string>> = {
  '1fa99': coin,
  '1f3e6': bank,
  '1f4f1': phone,
  '1f45b': purse,
  '1f3ab': ticket,
  '1f4b3': card,
  '1f4f7': camera,
}

/** On phones in a line of its own, which begins below the words beside the picture. */
const BELOW = 'max-md:basis-full max-md:pl-7.5 md:text-right'

export const logoOf = (code: string) => LOGOS[code] ?? coin

/**
 * Name, limits, speed and fee of a method. `stacked` puts speed and fee below the limits on phones, for a
 * grid of two columns.
 */
export function MethodWords({
  method,
  badge,
  stacked = false,
}: {
  readonly method: Method
  readonly badge?: string | undefined
  readonly stacked?: boolean
}) {
  const t = useTranslations('deposit')
  const lang = useLang()
  const { min, max, fee, eta } = method.properties
  const line = stacked ? 'md:block' : 'block'
  const short = (amount: number) => formatMoney(amount, lang, { fraction: 'auto' })
  return (
    <>
      <Picture
        src={logoOf(method.logo)}
        side={36}
        className={cx('flex-none', stacked ? 'size-6 md:size-9' : 'size-9')}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-sm font-bold">
          {method.name}
          {badge && <Badge tone="warning">{badge}</Badge>}
        </span>
        <span className="block text-xs text-muted tabular-nums">
          {t('limits', { min: short(min), max: short(max) })}
        </span>
      </span>
      <span className={cx('text-xs text-muted', stacked ? BELOW : 'text-right')}>
        <span className={line}>{eta}</span>
        {stacked && <span className="md:hidden"> · </span>}
        <span className={line}>{fee === 0 ? t('free') : <Money amount={fee} />}</span>
      </span>
    </>
  )
}
