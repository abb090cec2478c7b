import { cx, IconButton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { Picture } from '../../../shared/art/picture.tsx'
import { popupQuery } from '../../../shared/content/content.ts'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { readStored, store } from '../../../shared/storage.ts'

const FORM = 'input, select, textarea, dialog'

/**
 * Popup with a message of the operator, shown once per visit in a corner. It does not cover the page or take
 * the focus. While the player is typing or a dialog is open, it waits for the next page view.
 */
export function PopupCard() {
  const close = useTranslations('site')('close')
  const [wanted, setWanted] = useState(() => readStored('modalStatus') !== '0' && !isBusy())
  const { data } = useQuery({ ...popupQuery(useLang()), enabled: wanted })
  const popup = data?.data[0]
  const alone = useAlone()
  const dismiss = () => {
    store('modalStatus', 0)
    setWanted(false)
  }
  useEscape(dismiss, wanted && popup !== undefined)
  if (!wanted || !popup) return null
  return (
    <aside
      aria-labelledby="popup-title"
      className={cx(
        'fixed inset-x-3 bottom-19 z-30 mx-auto flex max-w-form animate-rise gap-4 rounded-banner border border-line',
        'bg-surface p-4 text-text shadow-pop lg:right-7 lg:bottom-7 lg:left-auto lg:w-full short:relative short:inset-auto',
        !alone && 'max-lg:hidden',
      )}
    >
      <Picture src={contentArtUrl(popup.image)} side={64} className="size-14 flex-none" />
      <div className="min-w-0 flex-1">
        <h2 id="popup-title" className="pr-10 text-lg">
          {popup.title}
        </h2>
        <RichText html={popup.html} className="prose-small mt-1" />
      </div>
      <IconButton label={close} onClick={dismiss} className="absolute top-1.5 right-1.5">
        <X className="size-5" />
      </IconButton>
    </aside>
  )
}

/** Returns true when the cookie notice is closed: on narrow screens both have the same place. */
function useAlone(): boolean {
  const [alone, setAlone] = useState(isExplained)
  useEffect(() => {
    const press = () => setAlone(isExplained())
    addEventListener('click', press)
    return () => removeEventListener('click', press)
  }, [])
  return alone
}

function isExplained(): boolean {
  return readStored('cookiesExplained') !== null
}

function isBusy(): boolean {
  return document.activeElement?.matches(FORM) === true || document.querySelector('dialog[open]') !== null
}

function useEscape(dismiss: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => event.key === 'Escape' && dismiss()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
