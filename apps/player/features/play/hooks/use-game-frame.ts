import type { FrameMeters, FramePreferences, FrameToShell } from '@poyraz/contract'
import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useReducer, useState } from 'react'
import { jackpotsQuery } from '../../../shared/jackpots/jackpots.ts'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { askReality } from '../../../shared/protection/protection.ts'
import { touchActivity } from '../../../shared/session/activity.ts'
import { readFrameMessage, readOutsideMessage } from '../frame-message.ts'
import { createRoundMoney, type RoundMoney } from '../round-money.ts'

type Asked = Extract<
  FrameToShell,
  { type: 'poyraz:exit' | 'poyraz:deposit' | 'poyraz:verify' | 'poyraz:refused' }
>

/** After this time without a message the opening counts as failed; a late message still opens the game. */
const OPENING_MS_MAX = 20 * SECOND_MS

/**
 * Exchanges messages with the game's frame: sends the player's preferences, holds the shown balance during a
 * round and passes on the game's requests. A demo never changes the balance.
 */
export function useGameFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  options: {
    /** Messages of any other origin are ignored, and none are sent there. */
    readonly origin: string
    readonly demo: boolean
    readonly onAsked: (message: Asked) => void
  },
) {
  const { origin, demo, onAsked } = options
  const { begun, failed, hear } = useOpening()
  const client = useQueryClient()
  const money = useRoundMoney(demo)
  usePreferencesOf(frame, origin, begun)
  useMetersOf(frame, origin, begun)
  const take = useCallback(
    (message: FrameToShell) => {
      switch (message.type) {
        case 'poyraz:ready':
          hear('ready')
          return money?.begin(message.balance)
        case 'poyraz:failed':
          return hear('failed')
        case 'poyraz:started':
          return money?.hold(message.stake)
        case 'poyraz:shown':
          return money?.release(message.balance)
        case 'poyraz:paused':
          return askReality(client)
        default:
          return onAsked(message)
      }
    },
    [client, money, hear, onAsked],
  )
  useMessages(frame, origin, take)
  // An external game may not support our messages, so the load event counts as ready.
  const loaded = useCallback(() => hear('ready'), [hear])
  const state = failed ? 'failed' : begun > 0 ? 'ready' : 'opening'
  return { loaded, state } as const
}

/** Passes on the frame's messages from this origin. */
function useMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  take: (message: FrameToShell) => void,
): void {
  useEffect(() => {
    const read = origin === location.origin ? readFrameMessage : readOutsideMessage
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = read(event.data)
      if (!message) return
      touchActivity(systemClock.nowMs())
      take(message)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, origin, take])
}

/** State of the opening. The frame can reload itself and so begin more than once. */
type Opening = { readonly begun: number; readonly failed: boolean }

function afterWord({ begun }: Opening, word: 'ready' | 'failed'): Opening {
  return word === 'ready' ? { begun: begun + 1, failed: false } : { begun, failed: true }
}

function useOpening() {
  const [opening, hear] = useReducer(afterWord, { begun: 0, failed: false })
  const silent = opening.begun === 0 && !opening.failed
  useEffect(() => {
    if (!silent) return
    const timer = setTimeout(() => hear('failed'), OPENING_MS_MAX)
    return () => clearTimeout(timer)
  }, [silent])
  return { ...opening, hear }
}

/** Balance handling for the rounds of this frame; a demo has none. */
function useRoundMoney(demo: boolean): RoundMoney | null {
  const client = useQueryClient()
  const [money] = useState(() => (demo ? null : createRoundMoney(client)))
  useEffect(() => () => money?.leave(), [money])
  return money
}

/** Sends language, colour mode and the hidden balance each time the frame begins and when they change. */
function usePreferencesOf(frame: RefObject<HTMLIFrameElement | null>, origin: string, begun: number): void {
  const { lang, mode, showBalance } = usePreferences()
  useEffect(() => {
    if (begun === 0) return
    const message: FramePreferences = {
      type: 'poyraz:preferences',
      lang,
      mode,
      showBalance: showBalance ? 1 : 0,
    }
    frame.current?.contentWindow?.postMessage(message, origin)
  }, [frame, origin, begun, lang, mode, showBalance])
}

/** Sends the amounts of the jackpots each time the frame begins and when they change. */
function useMetersOf(frame: RefObject<HTMLIFrameElement | null>, origin: string, begun: number): void {
  const { lang } = usePreferences()
  const own = origin === location.origin
  const { data } = useQuery({ ...jackpotsQuery(lang), enabled: own && begun > 0 })
  useEffect(() => {
    if (begun === 0 || !data) return
    const meters = data.data.pools.flatMap(({ pots }) => pots.map(({ id, amount }) => ({ id, amount })))
    const message: FrameMeters = { type: 'poyraz:jackpots', meters }
    frame.current?.contentWindow?.postMessage(message, origin)
  }, [frame, origin, begun, data])
}
