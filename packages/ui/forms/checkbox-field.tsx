import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldNote, useFieldIds } from './field-frame.tsx'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds({ label: '', hint, error }, id)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={ids.id} className="flex min-h-11 items-center gap-3 text-sm">
        <input
          {...input}
          type="checkbox"
          id={ids.id}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className={cx('check size-6 flex-none', ids.invalid && 'border-danger', className)}
        />
        <span>{label}</span>
      </label>
      {ids.describedBy && (
        // The note begins where the label does.
        <div className="pl-9">
          <FieldNote ids={ids} hint={hint} error={error} />
        </div>
      )}
    </div>
  )
}
