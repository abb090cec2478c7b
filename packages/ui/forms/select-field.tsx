import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx'

export type SelectFieldProps = ComponentProps<'select'> &
  FieldTexts & { readonly options: readonly { readonly value: string; readonly label: string }[] }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options, className, id, ...select } = props
  const ids = useFieldIds(props, id)
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <span className="relative flex items-center">
        <select
          {...select}
          id={ids.id}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className={cx(controlClass(ids.invalid), 'appearance-none pr-10', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-text">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-5 text-muted" />
      </span>
    </FieldFrame>
  )
}
