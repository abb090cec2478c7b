import { err, ok } from '@poyraz/kernel'
import { Button, Dialog, Form, TextField, textOf, useForm } from '@poyraz/ui'
import { useDealerTexts } from './texts.ts'

const LENGTH_MIN = 3

/** Asks for the reason of a decision. */
export function ReasonDialog(props: {
  readonly title: string
  onConfirm(reason: string): void
  onClose(): void
}) {
  const t = useDealerTexts()
  const { form, errors } = useForm({
    send: async (sent: FormData) => {
      const reason = textOf(sent, 'reason').trim()
      if (reason.length >= LENGTH_MIN) return ok(reason)
      return err({ message: t.reasonHint, fields: [{ field: 'reason', message: t.reasonHint }] })
    },
    onDone: props.onConfirm,
  })
  return (
    <Dialog open title={props.title} closeLabel={t.cancel} onClose={props.onClose}>
      <Form {...form} className="flex flex-col gap-4">
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          name="reason"
          error={errors['reason']}
          autoComplete="off"
        />
        <Button type="submit" variant="danger" size="lg" block>
          {t.confirm}
        </Button>
      </Form>
    </Dialog>
  )
}
