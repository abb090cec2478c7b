import { cx, IconButton, useTopDialog } from '@poyraz/ui'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import {
  dismissNotice,
  NOTICE_PLACES,
  type Notice,
  type NoticePlace,
  useNotices,
} from '../../shared/notices/notices.ts'
import { useClearOfForms } from './use-clear-of-forms.ts'

const PLACES: Readonly<Record<NoticePlace, string>> = {
  'top-left': 'top-0 left-0 items-start',
  top: 'inset-x-0 top-0 items-center',
  'top-right': 'top-0 right-0 items-end',
  left: 'inset-y-0 left-0 items-start justify-center',
  center: 'inset-0 items-center justify-center',
  right: 'inset-y-0 right-0 items-end justify-center',
  'bottom-left': 'bottom-0 left-0 items-start',
  bottom: 'inset-x-0 bottom-0 items-center',
  'bottom-right': 'right-0 bottom-0 items-end max-sm:left-0',
}
/** On phones a dialog is at the bottom edge, so the notices move to the top. */
const IN_DIALOG: Partial<Record<NoticePlace, string>> = {
  'bottom-right': 'max-md:top-0 max-md:bottom-auto max-md:pb-4',
}
/** Over a game all notices are at the top, so that they never cover its stake and spin buttons. */
const IN_GAME: Partial<Record<NoticePlace, string>> = {
  'bottom-left': 'top-14 left-0 items-start',
  bottom: 'inset-x-0 top-14 items-center',
  'bottom-right': 'right-0 top-14 items-end max-sm:left-0',
}
const ICONS = { positive: CircleCheck, negative: CircleAlert, neutral: Info } as const
const COLOURS = { positive: 'text-success', negative: 'text-danger', neutral: 'text-cobalt' } as const

const NONE: readonly Notice[] = []

/**
 * Shows notices, grouped by their place. While a modal dialog is open, the page outside it is inert, so the
 * notices are rendered inside it. The live regions exist before their notices, so that screen readers
 * announce these.
 */
export function NoticeBoard({ inGame }: { readonly inGame: boolean }) {
  const notices = useNotices((state) => state.notices)
  const dialog = useTopDialog()
  return (
    <>
      <Board notices={dialog ? NONE : notices} inGame={inGame} />
      {dialog && createPortal(<Board notices={notices} inGame={false} inDialog />, dialog)}
    </>
  )
}

type BoardProps = {
  readonly notices: readonly Notice[]
  readonly inGame: boolean
  readonly inDialog?: boolean
}

function Board({ notices, inGame, inDialog = false }: BoardProps) {
  return NOTICE_PLACES.map((place) => (
    <PlaceOfNotices
      key={place}
      place={place}
      notices={notices.filter((notice) => notice.place === place)}
      inGame={inGame}
      inDialog={inDialog}
    />
  ))
}

/** Screen readers hear messages politely, errors at once. */
function PlaceOfNotices(props: Required<BoardProps> & { readonly place: NoticePlace }) {
  const { notices, place, inGame, inDialog } = props
  const board = useRef<HTMLDivElement>(null)
  useClearOfForms(board, notices.length)
  return (
    <div
      ref={board}
      aria-live="polite"
      className={cx(
        'pointer-events-none fixed z-40 flex flex-col gap-2 p-4 max-lg:pb-20',
        (inGame && IN_GAME[place]) || PLACES[place],
        place.startsWith('bottom') && 'data-moved:top-14 data-moved:bottom-auto',
        inDialog && IN_DIALOG[place],
        notices.length === 0 && 'sr-only',
      )}
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const close = useTranslations('site')('close')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const { id, timeoutMs } = notice
  useEffect(() => {
    if (held || timeoutMs === 0) return
    const timer = setTimeout(() => dismissNotice(id), timeoutMs)
    return () => clearTimeout(timer)
  }, [id, timeoutMs, held])
  const Icon = ICONS[notice.tone]
  return (
    <div
      role={notice.tone === 'negative' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto flex w-full max-w-96 animate-rise items-center gap-3 rounded-tile border border-line bg-surface py-1 pr-1 pl-4 shadow-pop"
    >
      <Icon aria-hidden="true" className={cx('size-5 flex-none', COLOURS[notice.tone])} />
      <p className="flex-1 py-2 text-sm font-semibold">{notice.text}</p>
      {notice.action && <ActionButton id={id} action={notice.action} />}
      <IconButton label={close} onClick={() => dismissNotice(id)}>
        <X className="size-4.5" />
      </IconButton>
    </div>
  )
}

/** Runs the action and dismisses its notice; the action shows its own result. */
function ActionButton({
  id,
  action,
}: {
  readonly id: number
  readonly action: NonNullable<Notice['action']>
}) {
  const press = () => {
    action.run()
    dismissNotice(id)
  }
  return (
    <button
      type="button"
      onClick={press}
      className="min-h-11 rounded-control px-3 text-sm font-bold text-brand hover:bg-surface-2"
    >
      {action.label}
    </button>
  )
}
