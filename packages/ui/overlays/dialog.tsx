import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { IconButton } from '../atoms/icon-button.tsx'
import { cx } from '../cx.ts'
import { leadsAway } from './leads-away.ts'

export type DialogProps = {
  readonly open: boolean
  readonly title: string
  /** Missing: the dialog cannot be dismissed, only answered. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
  /** `sheet` rises from the bottom edge on phones. */
  readonly shape?: 'dialog' | 'sheet' | undefined
  /** Links and what carries `data-leave` close the dialog when pressed. */
  readonly children: ReactNode
}

/** The native modal dialog: the browser keeps focus inside, makes the page inert and brings focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, shape = 'dialog' } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!open) return element?.close()
    element?.showModal()
    // What the dialog asks for comes before the button that closes it.
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose?.()
  }
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    const onBackdrop = event.target === event.currentTarget
    if (onBackdrop || leadsAway(event)) onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={press}
      className={cx(
        'm-auto w-full max-w-form bg-transparent p-4 text-text',
        shape === 'sheet' && 'max-md:mx-0 max-md:mb-0 max-md:max-w-full max-md:p-0',
      )}
    >
      {open && <DialogPanel {...props} titleId={titleId} />}
    </dialog>
  )
}

function DialogPanel({
  title,
  titleId,
  onClose,
  closeLabel,
  shape,
  children,
}: DialogProps & { titleId: string }) {
  return (
    <div
      className={cx(
        'animate-rise rounded-banner border border-line bg-surface p-6',
        shape === 'sheet' && 'max-md:rounded-b-none',
      )}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {onClose && (
          <IconButton label={closeLabel ?? title} onClick={onClose} className="-mt-2 -mr-2">
            <X className="size-5" />
          </IconButton>
        )}
      </div>
      {children}
    </div>
  )
}
