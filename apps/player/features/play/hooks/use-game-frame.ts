import type { FrameToShell, ShellToFrame } from '@poyraz/contract'
import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useReducer, useState } from 'react'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { askReality } from '../../../shared/protection/protection.ts'
import { touchActivity } from '../../../shared/session/activity.ts'
import { readFrameMessage } from '../frame-message.ts'
import { createRoundMoney, type RoundMoney } from '../round-money.ts'

type Asked = Extract<FrameToShell, { type: 'poyraz:exit' | 'poyraz:verify' | 'poyraz:refused' }>

/** A game that has not said a word for this long has most likely broken; where it only was slow, it still comes. */
const OPENING_MS_MAX = 20 * SECOND_MS

/**
 * Talks with the game's frame: tells it the player's preferences, holds the shown balance while a round
 * is being shown, and passes on what the game asks for. A demo never touches the balance.
 */
export function useGameFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  options: { readonly demo: boolean; readonly onAsked: (message: Asked) => void },
): { readonly state: 'opening' | 'ready' | 'failed' } {
  const { demo, onAsked } = options
  const { begun, failed, hear } = useOpening()
  const client = useQueryClient()
  const money = useRoundMoney(demo)
  usePreferencesOf(frame, begun)
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      const message = readFrameMessage(event.data)
      if (!message) return
      touchActivity(systemClock.nowMs())
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
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, client, money, hear, onAsked])
  return { state: failed ? 'failed' : begun > 0 ? 'ready' : 'opening' }
}

/** What is known of the opening. The frame can reload itself, and so begin more than once. */
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

/** The shell's money around the rounds of this frame; a demo has none. */
function useRoundMoney(demo: boolean): RoundMoney | null {
  const client = useQueryClient()
  const [money] = useState(() => (demo ? null : createRoundMoney(client)))
  useEffect(() => () => money?.leave(), [money])
  return money
}

/** Language, mode and hidden balance, told each time the frame begins and whenever they change. */
function usePreferencesOf(frame: RefObject<HTMLIFrameElement | null>, begun: number): void {
  const { lang, mode, showBalance } = usePreferences()
  useEffect(() => {
    if (begun === 0) return
    const message: ShellToFrame = { type: 'poyraz:preferences', lang, mode, showBalance: showBalance ? 1 : 0 }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [frame, begun, lang, mode, showBalance])
}
