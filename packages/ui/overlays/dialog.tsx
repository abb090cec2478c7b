import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../atoms/icon-button.tsx'
import { cx } from '../cx.ts'
import { leadsAway } from './leads-away.ts'
import { showOnTop, takeDown } from './top-dialog.ts'
import { useOwnPress } from './use-own-press.ts'

export type DialogProps = {
  readonly open: boolean
  readonly title: string
  /** Without it, the dialog cannot be dismissed, only answered. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
  /** `sheet` rises from the bottom edge on phones. */
  readonly shape?: 'dialog' | 'sheet' | undefined
  /** Moves the initial focus to the title instead of the first field, for dialogs that must be read first. */
  readonly toRead?: boolean | undefined
  /** Called when a link or an element with `data-leave` in the dialog is pressed. */
  readonly children: ReactNode
}

/** Native modal dialog. The browser traps the focus, makes the page inert and restores the focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, shape = 'dialog', toRead = false } = props
  const titleId = useId()
  const first = toRead ? 'h2' : 'input, select, textarea'
  const dialog = useModal(open, first)
  const press = useOwnPress(() => onClose?.())
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose?.()
  }
  // A second Escape, or the back gesture after it, cannot be prevented in the browser.
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!open || currentTarget.open || !currentTarget.isConnected) return
    if (onClose) onClose()
    else show(currentTarget, first)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press.onPointerDown}
      onClick={(event) => (leadsAway(event) ? onClose?.() : press.onClick(event))}
      className={cx(
        'm-auto w-full max-w-form bg-transparent p-4 text-text',
        shape === 'sheet' && 'max-md:mx-0 max-md:mb-0 max-md:max-w-full max-md:p-0',
      )}
    >
      {open && <DialogPanel {...props} titleId={titleId} />}
    </dialog>
  )
}

function useModal(open: boolean, first: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) show(element, first)
    else takeDown(element)
  }, [open, first])
  // If it is removed from the page while it is open, the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element) takeDown(element)
    }
  }, [])
  return dialog
}

function show(dialog: HTMLDialogElement, first: string): void {
  showOnTop(dialog)
  // Fields come before the close button in the focus order; reading starts at the title.
  dialog.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
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
        <h2 id={titleId} tabIndex={-1} className="text-xl">
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
