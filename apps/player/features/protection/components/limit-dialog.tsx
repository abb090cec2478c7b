import { Button, Dialog, Form, SelectField, TextField, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import type { Limit } from '../../../shared/protection/protection.ts'
import { EXAMPLES, hasPeriod, useLimitForm } from '../hooks/use-limit-form.ts'
import { useLimitWords } from '../limit-words.ts'

const KINDS = ['deposit', 'loss', 'stake', 'session'] as const
const PERIODS = ['day', 'week', 'month'] as const

/** Dialog to set a new limit (`new`) or to change one. */
export function LimitDialog(props: { readonly editing: Limit | 'new' | null; readonly onClose: () => void }) {
  const t = useTranslations('limits')
  const close = useTranslations('site')('close')
  const { editing, onClose } = props
  const isNew = editing === 'new'
  return (
    <Dialog
      open={editing !== null}
      title={isNew ? t('addTitle') : t('changeTitle')}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
    >
      {editing && <LimitForm limit={isNew ? null : (editing as Limit)} onClose={onClose} />}
    </Dialog>
  )
}

function LimitForm({ limit, onClose }: { readonly limit: Limit | null; readonly onClose: () => void }) {
  const t = useTranslations('limits')
  const save = useTranslations('site')('save')
  const { kind, setKind, busy, failure, fieldError, form } = useLimitForm(limit, onClose)
  return (
    <Form {...form} className="flex flex-col gap-4">
      {limit ? (
        <Current limit={limit} />
      ) : (
        <KindFields kind={kind} onKind={setKind} fieldError={fieldError} />
      )}
      <ValueField kind={kind} error={fieldError('value')} />
      <p className="text-sm text-muted">{t('changeNote')}</p>
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {save}
      </Button>
    </Form>
  )
}

function Current({ limit }: { readonly limit: Limit }) {
  const t = useTranslations('limits')
  const words = useLimitWords()
  return (
    <p className="rounded-tile bg-surface-2 p-4">
      <span className="block text-sm text-muted">{words.name(limit)}</span>
      <span className="font-bold tabular-nums">
        {t('upTo', { value: words.value(limit.kind, limit.value) })}
      </span>
    </p>
  )
}

function KindFields(props: {
  readonly kind: Limit['kind']
  readonly onKind: (kind: Limit['kind']) => void
  readonly fieldError: (name: string) => string | undefined
}) {
  const t = useTranslations('limits')
  const { kind, onKind, fieldError } = props
  return (
    <>
      <SelectField
        name="kind"
        label={t('kind')}
        hint={t(`kindTexts.${kind}`)}
        options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(event) => onKind(event.target.value as Limit['kind'])}
        error={fieldError('kind')}
      />
      {hasPeriod(kind) && (
        <SelectField
          name="period"
          label={t('period')}
          hint={t('periodNote')}
          options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
          error={fieldError('period')}
        />
      )}
    </>
  )
}

function ValueField(props: { readonly kind: Limit['kind']; readonly error: string | undefined }) {
  const t = useTranslations('limits')
  const lang = useLang()
  const isTime = props.kind === 'session'
  return (
    <TextField
      key={String(isTime)}
      name="value"
      label={isTime ? t('valueMinutes') : t('value')}
      hint={isTime ? undefined : t('valueHint', { example: EXAMPLES[lang] })}
      prefix={isTime ? undefined : '₺'}
      inputMode={isTime ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={16}
      error={props.error}
    />
  )
}
