import { Card, cx } from '@poyraz/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, refusalOf } from '../../../shared/endpoint/queries.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useHouse } from '../../../shared/house.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { useProtectionChanged } from '../hooks/use-protection-changed.ts'

const MINUTES = [15, 30, 60] as const
const OFF = 0

/** Sets the interval of the reality check. */
export function RealityCard({ minutes }: { readonly minutes: number }) {
  const t = useTranslations('limits')
  const failureText = useFailureText()
  const save = useRealityMinutes()
  const choices = useHouse().realityCanBeOff ? [...MINUTES, OFF] : MINUTES
  const shown = save.isPending ? save.variables : minutes
  return (
    <Card>
      <h2 className="text-lg">{t('reality')}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('realityText')}</p>
      <fieldset className="mb-2">
        <legend className="sr-only">{t('realityLabel')}</legend>
        <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-tile bg-surface-2 p-1">
          {choices.map((choice) => (
            <label
              key={choice}
              className={cx(
                'grid min-h-11 place-items-center rounded-control px-1 text-sm font-bold tabular-nums transition',
                'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
                choice === shown ? 'bg-surface text-text shadow-card' : 'text-muted hover:text-text',
              )}
            >
              <input
                type="radio"
                name="reality"
                checked={choice === shown}
                onChange={() => save.mutate(choice)}
                className="sr-only"
              />
              {choice === OFF ? t('realityOff') : t('minutes', { count: choice })}
            </label>
          ))}
        </div>
      </fieldset>
      <FormAlert text={save.error && failureText(refusalOf(save.error))} />
    </Card>
  )
}

function useRealityMinutes() {
  const t = useTranslations('limits')
  const keys = useRequestKey()
  const changed = useProtectionChanged()
  return useMutation({
    mutationFn: async (minutes: number) => {
      const answer = await call('rg.reality_check', { minutes, key: keys.keyFor({ minutes }) })
      if (answer.ok) return
      const { message, fields } = answer.error
      throw new CallError({ ...answer.error, message: fields[0]?.message ?? message })
    },
    onSuccess: () => {
      keys.done()
      changed(t('realitySaved'))
    },
  })
}
