import { ok } from '@poyraz/kernel'
import { Button, Card, controlClass, cx, FieldFrame, Form, TextField, textOf, useFieldIds } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { readProofText } from '../read-proof-text.ts'
import type { Evidence } from '../verify-proof.ts'
import { Fold } from './fold.tsx'
import { ReceiptFile } from './receipt-file.tsx'

const ROUND_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export function ProofForms(props: {
  readonly roundID: string
  readonly failure: string | null
  readonly busy: boolean
  readonly onFetch: (roundID: string) => void
  readonly onProof: (proof: Evidence) => void
}) {
  const t = useTranslations('verify')
  return (
    <>
      <Card>
        <FetchForm
          roundID={props.roundID}
          failure={props.failure}
          busy={props.busy}
          onFetch={props.onFetch}
        />
      </Card>
      <Card>
        <h2 className="mb-3 text-lg">{t('fileTitle')}</h2>
        <ReceiptFile onProof={props.onProof} />
      </Card>
      <Fold title={t('pasteTitle')}>
        <PasteForm onProof={props.onProof} />
      </Fold>
    </>
  )
}

function FetchForm(props: {
  readonly roundID: string
  readonly failure: string | null
  readonly busy: boolean
  readonly onFetch: (roundID: string) => void
}) {
  const t = useTranslations('verify')
  const { fieldError, form } = useSubmit({
    rules: z.object({ round: z.string().check(z.trim(), z.regex(ROUND_ID, t('notRound'))) }),
    send: async (typed) => ok(textOf(typed, 'round').trim().toLowerCase()),
    onDone: props.onFetch,
  })
  return (
    <Form {...form} className="flex flex-col gap-3">
      <TextField
        name="round"
        label={t('roundId')}
        hint={t('roundIdHint')}
        defaultValue={props.roundID}
        autoComplete="off"
        spellCheck={false}
        error={fieldError('round')}
        className="font-mono text-sm"
      />
      <FormAlert text={props.failure} />
      <Button type="submit" busy={props.busy}>
        {t('fetch')}
      </Button>
    </Form>
  )
}

function PasteForm({ onProof }: { readonly onProof: (proof: Evidence) => void }) {
  const t = useTranslations('verify')
  const isProof = (text: string) => readProofText(text).ok
  const { fieldError, form } = useSubmit({
    rules: z.object({ proof: z.string().check(z.refine(isProof, t('notProof'))) }),
    send: async (typed) => ok(readProofText(textOf(typed, 'proof'))),
    onDone: (proof) => proof.ok && onProof(proof.value),
  })
  const texts = { label: t('paste'), hint: t('pasteHint'), error: fieldError('proof') }
  const ids = useFieldIds(texts)
  return (
    <Form {...form} className="flex flex-col gap-3">
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
