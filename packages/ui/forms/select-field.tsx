import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx'

type Options = readonly { readonly value: string; readonly label: string }[]

/** Native `select`, styled as our fields. The caller provides the label. */
export function Select(
  props: ComponentProps<'select'> & { readonly options: Options; readonly invalid: boolean },
) {
  const { options, invalid, className, ...select } = props
  return (
    <span className="relative flex min-w-0 flex-1 items-center">
      <select
        {...select}
        aria-invalid={invalid || undefined}
        className={cx(controlClass(invalid), 'appearance-none pr-10', className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-text">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-5 text-muted" />
    </span>
  )
}

export type SelectFieldProps = ComponentProps<'select'> & FieldTexts & { readonly options: Options }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, id, ...select } = props
  const ids = useFieldIds(props, id)
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <Select {...select} id={ids.id} invalid={ids.invalid} aria-describedby={ids.describedBy} />
    </FieldFrame>
  )
}
