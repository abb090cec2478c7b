import coin from 'art:1fa99/96'
import { formatMoney } from '@poyraz/text'
import { cx, Money, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { Method } from '../api/methods.ts'

/** The methods as cards, one of which is chosen: limits, speed and fee before anybody decides. */
export function MethodPicker(props: {
  readonly methods: readonly Method[]
  readonly chosen: Method
  readonly onChoose: (method: Method) => void
}) {
  const t = useTranslations('deposit')
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-bold">{t('methods')}</legend>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {props.methods.map((method) => (
          <MethodCard
            key={method.properties.id}
            method={method}
            chosen={method.properties.id === props.chosen.properties.id}
            onChoose={() => props.onChoose(method)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function MethodCard(props: {
  readonly method: Method
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const t = useTranslations('deposit')
  const lang = useLang()
  const { min, max, fee, eta } = props.method.properties
  const short = (amount: number) => formatMoney(amount, lang, { fraction: 'auto' })
  return (
    <label
      className={cx(
        'flex min-h-16 items-center gap-3 rounded-tile border px-4 py-3 transition focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        props.chosen ? 'border-brand bg-brand-soft' : 'border-line hover:bg-surface-2',
      )}
    >
      <input
        type="radio"
        name="method"
        checked={props.chosen}
        onChange={props.onChoose}
        className="sr-only"
      />
      <Picture src={coin} side={36} className="flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-bold">{props.method.name}</span>
        <span className="block text-xs text-muted tabular-nums">
          {t('limits', { min: short(min), max: short(max) })}
        </span>
      </span>
      <span className="text-right text-xs text-muted">
        <span className="block">{eta}</span>
        <span className="block">{fee === 0 ? t('free') : <Money amount={fee} />}</span>
      </span>
    </label>
  )
}
