import { cx, useOwnPress } from '@poyraz/ui'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useText, useViewStore } from './context.ts'
import styles from './panel.module.css'

type PanelProps = {
  readonly title: string
  /** A sheet as high as its content: on phones at the lower edge, within reach of the thumb. */
  readonly compact?: boolean
  readonly children: ReactNode
}

/** A large modal dialog over the game. The browser keeps the focus inside and restores it afterwards. */
export function Panel({ title, compact = false, children }: PanelProps) {
  const t = useText()
  const view = useViewStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const press = useOwnPress(() => dialog.current?.close())
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      className={cx(styles['panel'], compact && styles['compact'])}
      aria-labelledby="panel-title"
      onClose={({ currentTarget }) => currentTarget.isConnected && view.setState({ panel: null })}
      {...press}
    >
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h2 id="panel-title" className={styles['title']}>
            {title}
          </h2>
          <button
            type="button"
            className={styles['close']}
            aria-label={t('top.close')}
            onClick={() => dialog.current?.close()}
          >
            <X />
          </button>
        </header>
        {/* Focusable, so that the keyboard can scroll it even without focusable content. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['body']} tabIndex={0} role="region" aria-labelledby="panel-title">
          {children}
        </div>
      </div>
    </dialog>
  )
}

/**
 * Shows the dialog as modal. Closes it before it is removed, otherwise the browser would not restore the
 * focus.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [dialog])
}
