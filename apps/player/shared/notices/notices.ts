import { create } from 'zustand'

type NoticeTone = 'positive' | 'negative' | 'neutral'

export const NOTICE_PLACES = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type NoticePlace = (typeof NOTICE_PLACES)[number]

export type Notice = {
  readonly id: number
  readonly tone: NoticeTone
  readonly text: string
  readonly place: NoticePlace
  /** 0: the notice stays until it is dismissed. */
  readonly timeoutMs: number
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

const TIMEOUT_MS = 1500
/** Notices of events that the player did not cause need more time to be understood. */
const EXPLAINED_MS = 5000
/** Maximum number of notices; the oldest are dropped. */
const NOTICES_MAX = 4

let lastId = 0

export const useNotices = create<{ readonly notices: readonly Notice[] }>(() => ({ notices: [] }))

type Options = Partial<Pick<Notice, 'tone' | 'place' | 'timeoutMs' | 'action'>>

/** Shows the result of a player's action, by default bottom right for 1500 ms. */
export function notify(text: string, options: Options = {}): void {
  show(text, options.timeoutMs ?? TIMEOUT_MS, options)
}

/**
 * Shows a notice of an event that the player did not cause, by default for 5000 ms; 0 keeps it until it is
 * dismissed.
 */
export function explain(text: string, options: Options = {}): void {
  show(text, options.timeoutMs ?? EXPLAINED_MS, options)
}

/** Replaces a notice with the same text and place. */
function show(text: string, timeoutMs: number, options: Options): void {
  const { tone = 'neutral', place = 'bottom-right', action } = options
  const notice: Notice = { id: ++lastId, tone, text, place, timeoutMs: Math.max(0, timeoutMs), action }
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((other) => other.text !== text || other.place !== place), notice].slice(
      -NOTICES_MAX,
    ),
  }))
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }))
}
