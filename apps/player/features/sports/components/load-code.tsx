import { Button, Form, TextField, textOf } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { selectionsOf } from '../slip/load-code.ts'
import { slipActions } from '../slip/slip-store.ts'

const CODE_LENGTH = 8

/** Loads the selections of a shared coupon by its code. */
export function LoadCode() {
  const t = useTranslations('sports.coupon')
  const [isGone, setIsGone] = useState(false)
  const { busy, failure, form, fieldError } = useSubmit({
    send: (typed) => call('sports.load_coupon', { code: textOf(typed, 'code').trim().toUpperCase() }),
    onDone: ({ data }) => {
      const { selections, eachWay } = selectionsOf(data)
      setIsGone(selections.length === 0)
      if (selections.length === 0) return
      slipActions.take(selections, eachWay)
      notify(t('loaded', { count: selections.length }), { tone: 'positive' })
    },
    explain: () => t('loadFailed'),
  })
  const error = fieldError('code') ?? failure ?? (isGone ? t('loadFailed') : undefined)
  return (
    <Form {...form} className="flex flex-col gap-3">
      <TextField
        label={t('load')}
        name="code"
        placeholder={t('loadPlaceholder')}
        autoComplete="off"
        maxLength={CODE_LENGTH}
        error={error && t('loadFailed')}
      />
      <Button type="submit" variant="quiet" busy={busy}>
        {t('loadButton')}
      </Button>
    </Form>
  )
}
