import type { FrameToShell, ShellToFrame } from '@poyraz/contract'
import { systemClock } from '@poyraz/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { balanceQuery, setBalance, useHeldBalance } from '../../../shared/balance/balance.ts'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { addPlayed, askReality } from '../../../shared/protection/protection.ts'
import { touchActivity } from '../../../shared/session/activity.ts'
import { readFrameMessage } from '../frame-message.ts'

type Asked = Extract<FrameToShell, { type: 'poyraz:exit' | 'poyraz:verify' | 'poyraz:refused' }>

/**
 * Talks with the game's frame: tells it the player's preferences, holds the shown balance while a round
 * is being shown, and passes on what the game asks for. A demo never touches the balance.
 */
export function useGameFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  options: { readonly demo: boolean; readonly onAsked: (message: Asked) => void },
): { readonly ready: boolean } {
  const { demo, onAsked } = options
  const [ready, setReady] = useState(false)
  const client = useQueryClient()
  const money = useRoundMoney(demo)
  usePreferencesOf(frame, ready)
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      const message = readFrameMessage(event.data)
      if (!message) return
      touchActivity(systemClock.nowMs())
      switch (message.type) {
        case 'poyraz:ready':
          return setReady(true)
        case 'poyraz:started':
          return money.hold(message.stake)
        case 'poyraz:shown':
          return money.release(message.balance)
        case 'poyraz:paused':
          return askReality(client)
        default:
          return onAsked(message)
      }
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, client, money, onAsked])
  return { ready }
}

/**
 * The balance that the shell shows around a round; released when the page of the game is left, whatever
 * happened.
 */
function useRoundMoney(demo: boolean) {
  const client = useQueryClient()
  const [money] = useState(() => {
    let before: number | undefined
    return {
      hold: (stake: number) => {
        if (demo) return
        const { lang } = usePreferences.getState()
        before =
          useHeldBalance.getState().held ?? client.getQueryData(balanceQuery(lang).queryKey)?.data[0]?.balance
        useHeldBalance.setState({ held: before === undefined ? null : Math.max(0, before - stake) })
      },
      release: (balance: number) => {
        if (demo) return
        if (before !== undefined) addPlayed(client, balance - before)
        before = undefined
        setBalance(client, balance)
        useHeldBalance.setState({ held: null })
      },
    }
  })
  useEffect(
    () => () => {
      if (demo) return
      useHeldBalance.setState({ held: null })
      void client.invalidateQueries({ queryKey: ['finance'] })
      void client.invalidateQueries({ queryKey: ['casino', 'rounds'] })
    },
    [client, demo],
  )
  return money
}

/** Language, mode and hidden balance, told when the frame is ready and whenever they change. */
function usePreferencesOf(frame: RefObject<HTMLIFrameElement | null>, ready: boolean): void {
  const { lang, mode, showBalance } = usePreferences()
  useEffect(() => {
    if (!ready) return
    const message: ShellToFrame = { type: 'poyraz:preferences', lang, mode, showBalance: showBalance ? 1 : 0 }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [frame, ready, lang, mode, showBalance])
}
