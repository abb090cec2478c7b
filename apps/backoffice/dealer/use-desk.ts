import type { dealerState } from '@poyraz/contract/backoffice'
import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, type Refused, type Wire } from '../shared/call.ts'
import { useDealerTexts } from './texts.ts'

export type DeskState = Wire<typeof dealerState>

const POLL_MS = SECOND_MS
const TICK_MS = 200

/** Methods of the class `dealer` that answer with the desk. */
type Action = 'take' | 'offer' | 'leave' | 'enter' | 'void_entry' | 'void_round' | 'change_shoe'

export type DeskView = {
  readonly desk: DeskState | null
  readonly problem: string
  /** Makes a change and shows its answer. Returns true if it was accepted. */
  act(method: Action, data?: object): Promise<boolean>
  clear(): void
}

/** Asks for the state of a table every second, and makes the changes of its dealer. */
export function useDesk(tableID: number, onEnd: () => void): DeskView {
  const lang = useLang()
  const t = useDealerTexts()
  const [desk, setDesk] = useState<DeskState | null>(null)
  const [problem, setProblem] = useState('')
  const isGone = useRef(false)
  const note = useCallback(
    (refused: Refused) => {
      if (refused.error === 'session_expired') onEnd()
      else setProblem(refused.message || t.offline)
    },
    [onEnd, t],
  )
  useEffect(() => {
    isGone.current = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      const named = { class: 'dealer', method: 'state', write: false } as const
      const done = await call<typeof dealerState>(named, { tableID }, lang)
      if (isGone.current) return
      if (done.ok) setDesk((known) => newest(known, done.value))
      else note(done.error)
      timer = setTimeout(() => void poll(), POLL_MS)
    }
    void poll()
    return () => {
      isGone.current = true
      clearTimeout(timer)
    }
  }, [tableID, lang, note])
  const act = async (method: Action, data: object = {}) => {
    const named = { class: 'dealer', method, write: true } as const
    const done = await call<typeof dealerState>(named, { tableID, ...data }, lang)
    if (isGone.current) return done.ok
    if (done.ok) {
      setProblem('')
      setDesk((known) => newest(known, done.value))
    } else note(done.error)
    return done.ok
  }
  return { desk, problem, act, clear: () => setProblem('') }
}

/** Answers may overtake each other: the later time of the server counts. */
const newest = (known: DeskState | null, next: DeskState) => (known && known.at > next.at ? known : next)

/** Whole seconds until the deadline of a desk, by the clock of the server. */
export function useSecondsLeft({ at, endsAt }: DeskState): number {
  const [left, setLeft] = useState(endsAt - at)
  useEffect(() => {
    const receivedMs = systemClock.nowMs()
    const tick = () => setLeft(endsAt - at - (systemClock.nowMs() - receivedMs))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [at, endsAt])
  return Math.max(0, Math.ceil(left / SECOND_MS))
}
