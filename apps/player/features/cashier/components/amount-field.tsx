import { formatMoney } from '@poyraz/text'
import { cx, FieldNote, useFieldIds, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

type AmountFieldProps = {
  readonly label: string
  readonly text: string
  readonly onWrite: (text: string) => void
  /** Called with the text of a suggested amount. */
  readonly onChoose: (text: string) => void
  readonly limits: { readonly min: number; readonly max: number }
  readonly presets: readonly number[]
  readonly error: string | undefined
}

/**
 * Large amount field with suggested amounts below. Amounts are typed in the format of the page's language.
 */
export function AmountField(props: AmountFieldProps) {
  const ids = useFieldIds({ label: '', error: props.error })
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={ids.id} className="text-sm font-bold">
        {props.label}
      </label>
      <AmountInput {...props} ids={ids} />
      <Limits limits={props.limits} className="-mt-1 sm:hidden" />
      <FieldNote ids={ids} error={props.error} />
      {props.presets.length > 0 && <Presets presets={props.presets} onChoose={props.onChoose} />}
    </div>
  )
}

function AmountInput(props: AmountFieldProps & { readonly ids: ReturnType<typeof useFieldIds> }) {
  const { ids } = props
  return (
    <span
      className={cx(
        'flex items-center gap-2 rounded-tile border-2 bg-surface px-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        ids.invalid ? 'border-danger' : 'border-brand',
      )}
    >
      <span aria-hidden="true" className="font-display text-3xl font-bold">
        ₺
      </span>
      <input
        name="amount"
        id={ids.id}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={props.text}
        maxLength={16}
        onChange={(event) => props.onWrite(event.target.value)}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
        className="min-h-16 min-w-0 flex-1 bg-transparent font-display text-3xl font-bold tabular-nums outline-none placeholder:text-muted"
      />
      <Limits limits={props.limits} className="max-sm:hidden" />
    </span>
  )
}

/** Minimum and maximum amount; on phones below the field. */
function Limits({ limits, className }: Pick<AmountFieldProps, 'limits'> & { readonly className: string }) {
  const t = useTranslations('deposit')
  const lang = useLang()
  const short = (amount: number) => formatMoney(amount, lang, { fraction: 'auto' })
  return (
    <span className={cx('text-xs whitespace-nowrap text-muted tabular-nums', className)}>
      {t('limits', { min: short(limits.min), max: short(limits.max) })}
    </span>
  )
}

function Presets(props: Pick<AmountFieldProps, 'presets' | 'onChoose'>) {
  const t = useTranslations('deposit')
  const lang = useLang()
  const short = (amount: number) => formatMoney(amount, lang, { fraction: 'auto' })
  return (
    <fieldset>
      <legend className="sr-only">{t('presets')}</legend>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {props.presets.map((preset) => (
          <button
            key={preset}
            type="button"
            onClick={() => props.onChoose(short(preset).slice(1))}
            className="min-h-11 grow rounded-control border border-line px-1.5 text-sm font-bold tabular-nums transition hover:bg-surface-2 max-xs:basis-1/4 sm:basis-0"
          >
            {short(preset)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
