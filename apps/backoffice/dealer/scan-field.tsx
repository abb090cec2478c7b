import { err, ok } from '@poyraz/kernel'
import { fillText } from '@poyraz/text'
import { Button, Form, TextField, textOf, useForm } from '@poyraz/ui'
import { useEffect, useRef } from 'react'
import { type Kind, readScan } from './read-scan.ts'
import { useDealerTexts } from './texts.ts'

/**
 * Takes the text of a barcode reader or of the keyboard. It has the focus while the round takes entries, so
 * that a reader works without a press.
 */
export function ScanField(props: {
  readonly kind: Kind
  readonly count: number
  readonly isOpen: boolean
  onValue(value: number): void
}) {
  const t = useDealerTexts()
  const { kind, count, isOpen, onValue } = props
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const { form, errors } = useForm({
    send: async (sent: FormData) => {
      const text = textOf(sent, 'scan')
      if (field.current) field.current.value = ''
      const value = readScan(text, kind, count)
      if (value !== null) return ok(value)
      const message = fillText(t.scanWrong, { text })
      return err({ message, fields: [{ field: 'scan', message }] })
    },
    onDone: onValue,
  })
  return (
    <Form {...form} className="flex items-end gap-2">
      <div className="flex-1">
        <TextField
          ref={field}
          label={t.scan}
          placeholder={kind === 'number' ? t.scanNumber : t.scanCard}
          name="scan"
          error={errors['scan']}
          inputMode={kind === 'number' ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={!isOpen}
        />
      </div>
      <Button type="submit" size="lg" disabled={!isOpen}>
        {t.send}
      </Button>
    </Form>
  )
}
