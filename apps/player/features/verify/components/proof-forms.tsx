import { Button, Card, controlClass, cx, FieldFrame, TextField, useFieldIds } from '@poyraz/ui'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Form } from '../../../shared/forms/form.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { textOf } from '../../../shared/forms/use-submit.ts'
import { readProofText } from '../read-proof-text.ts'
import type { RoundProof } from '../verify-proof.ts'

const ROUND_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export function ProofForms(props: {
  readonly roundID: string
  readonly failure: string | null
  readonly busy: boolean
  readonly onFetch: (roundID: string) => void
  readonly onProof: (proof: RoundProof) => void
}) {
  return (
    <Card className="flex flex-col gap-6">
      <FetchForm roundID={props.roundID} failure={props.failure} busy={props.busy} onFetch={props.onFetch} />
      <PasteForm onProof={props.onProof} />
    </Card>
  )
}

function FetchForm(props: {
  readonly roundID: string
  readonly failure: string | null
  readonly busy: boolean
  readonly onFetch: (roundID: string) => void
}) {
  const t = useTranslations('verify')
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = textOf(new FormData(event.currentTarget), 'round').trim().toLowerCase()
    setWrong(!ROUND_ID.test(id))
    if (ROUND_ID.test(id)) props.onFetch(id)
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        name="round"
        label={t('roundId')}
        hint={t('roundIdHint')}
        defaultValue={props.roundID}
        autoComplete="off"
        spellCheck={false}
        error={wrong ? t('notRound') : undefined}
        className="font-mono text-sm"
      />
      <FormAlert text={props.failure} />
      <Button type="submit" busy={props.busy}>
        {t('fetch')}
      </Button>
    </Form>
  )
}

function PasteForm({ onProof }: { readonly onProof: (proof: RoundProof) => void }) {
  const t = useTranslations('verify')
  const [error, setError] = useState<string | undefined>()
  const texts = { label: t('paste'), hint: t('pasteHint'), error }
  const ids = useFieldIds(texts)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const proof = readProofText(textOf(new FormData(event.currentTarget), 'proof'))
    setError(proof.ok ? undefined : t('notProof'))
    if (proof.ok) onProof(proof.value)
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-5">
      <FieldFrame {...texts} ids={ids}>
        <textarea
          id={ids.id}
          name="proof"
          rows={4}
          spellCheck={false}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className={cx(controlClass(ids.invalid), 'py-3 font-mono text-xs')}
        />
      </FieldFrame>
      <Button type="submit" variant="quiet">
        {t('check')}
      </Button>
    </Form>
  )
}
