import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx'

/** A text of several lines. It grows with its text where the browser can. */
export function TextAreaField(props: ComponentProps<'textarea'> & FieldTexts) {
  const { label, hint, error, optional, className, id, ...area } = props
  const ids = useFieldIds(props, id)
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <textarea
        {...area}
        id={ids.id}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
        className={cx(controlClass(ids.invalid), 'field-sizing-content max-h-96 min-h-36 py-3', className)}
      />
    </FieldFrame>
  )
}
