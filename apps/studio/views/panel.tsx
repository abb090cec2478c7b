import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText, useViewStore } from './context.ts'
import styles from './panel.module.css'

/** A large modal sheet over the game. The browser keeps the focus inside and brings it back. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useText()
  const view = useViewStore()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => view.setState({ panel: null })
  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      aria-labelledby="panel-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
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
        {/* The keyboard scrolls it, and nothing in it may be focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['body']} tabIndex={0} role="region" aria-labelledby="panel-title">
          {children}
        </div>
      </div>
    </dialog>
  )
}
