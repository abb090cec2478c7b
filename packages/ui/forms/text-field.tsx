import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & {
    /** Fixed text before the value, such as a dialling code. */
    readonly prefix?: string | undefined
    /** Control at the right end, inside the field. */
    readonly trailing?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, prefix, trailing, className, id, ...input } = props
  const ids = useFieldIds(props, id)
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <span className="relative flex items-center">
        {prefix && <span className="pointer-events-none absolute left-3.5 text-muted">{prefix}</span>}
        <input
          type="text"
          {...input}
          id={ids.id}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className={cx(
            controlClass(ids.invalid),
            Boolean(prefix) && 'pl-14',
            Boolean(trailing) && 'pr-13',
            className,
          )}
        />
        {trailing && <span className="absolute right-1">{trailing}</span>}
      </span>
    </FieldFrame>
  )
}
