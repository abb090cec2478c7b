import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

export type FieldTexts = {
  readonly label: string
  readonly hint?: ReactNode
  /** Error text; it replaces the hint. */
  readonly error?: string | undefined
  /** Text after the label of an optional field. */
  readonly optional?: string | undefined
}

export type FieldIds = {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

/** Ids that connect a control to its label and its hint or error. */
export function useFieldIds({ hint, error }: FieldTexts, givenId?: string): FieldIds {
  const generated = useId()
  const id = givenId ?? generated
  return { id, describedBy: error || hint ? `${id}-note` : undefined, invalid: Boolean(error) }
}

export function FieldFrame(props: FieldTexts & { readonly ids: FieldIds; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={props.ids.id} className="text-sm font-semibold">
        {props.label}
        {props.optional && <span className="font-normal text-muted"> · {props.optional}</span>}
      </label>
      {props.children}
      <FieldNote ids={props.ids} hint={props.hint} error={props.error} />
    </div>
  )
}

export function FieldNote({
  ids,
  hint,
  error,
}: {
  ids: FieldIds
  hint?: ReactNode
  error?: string | undefined
}) {
  if (!ids.describedBy) return null
  return (
    <p
      id={ids.describedBy}
      className={cx('flex items-start gap-1.5 text-xs', error ? 'font-semibold text-danger' : 'text-muted')}
    >
      {error && <CircleAlert aria-hidden="true" className="size-4 flex-none" />}
      <span>{error ?? hint}</span>
    </p>
  )
}

/** Classes of all one-line controls. */
export function controlClass(invalid: boolean): string {
  return cx(
    'min-h-12 w-full rounded-control border bg-surface px-3.5 text-base transition placeholder:text-muted',
    'hover:border-text focus-visible:border-brand',
    invalid ? 'border-danger' : 'border-line-strong',
  )
}
