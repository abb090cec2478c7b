import { Button, Card, Form, TextField, textOf } from '@poyraz/ui'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useClaim } from '../../../shared/bonuses/use-claim.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'

const CODE_LENGTH_MAX = 40

/** Claims a bonus by its code; errors of the code are shown at its field. */
export function CodeCard() {
  const t = useTranslations('bonuses')
  const field = useRef<HTMLInputElement>(null)
  const { busy, failure, fieldError, form } = useClaim(
    (typed) => ({ code: textOf(typed, 'code') }),
    () => field.current?.form?.reset(),
  )
  return (
    <Card>
      <h2 className="mb-3 text-lg">{t('codeTitle')}</h2>
      <Form {...form} className="flex flex-col gap-3">
        <TextField
          ref={field}
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          required
          maxLength={CODE_LENGTH_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={fieldError('code')}
        />
        <FormAlert text={failure} />
        <Button type="submit" variant="outline" busy={busy}>
          {t('useCode')}
        </Button>
      </Form>
    </Card>
  )
}
