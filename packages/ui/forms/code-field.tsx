import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx'

/** Input of a one-time code. It is a single field, so that paste, autofill and screen readers work. */
export function CodeField(
  props: Omit<ComponentProps<'input'>, 'type'> & FieldTexts & { readonly digits: number },
) {
  const { label, hint, error, optional, digits, className, id, ...input } = props
  const ids = useFieldIds(props, id)
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={digits}
        {...input}
        type="text"
        id={ids.id}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
        className={cx(
          controlClass(ids.invalid),
          'min-h-16 text-center font-mono text-2xl tracking-code tabular-nums',
          className,
        )}
      />
    </FieldFrame>
  )
}
