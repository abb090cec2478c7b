import type { FrameToShell } from '@poyraz/contract'
import { cashierPaths } from '@poyraz/site/cashier'
import { homePaths } from '@poyraz/site/home'
import { slotPaths } from '@poyraz/site/slots'
import { verifyPaths } from '@poyraz/site/verify'
import { cx } from '@poyraz/ui'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Failure, refused } from '../../../shared/endpoint/reply.ts'
import { explain } from '../../../shared/notices/notices.ts'
import { endSession } from '../../../shared/session/session-end.ts'
import { canRunOwnGames } from '../device.ts'
import { useGameFrame } from '../hooks/use-game-frame.ts'
import type { LaunchAddress } from '../launch-address.ts'
import { FailedScreen } from './failed-screen.tsx'
import { OpeningScreen } from './opening-screen.tsx'
import { UnsupportedScreen } from './unsupported-screen.tsx'

type Asked = Extract<
  FrameToShell,
  { type: 'poyraz:exit' | 'poyraz:deposit' | 'poyraz:verify' | 'poyraz:refused' }
>

type GameFrameProps = {
  readonly address: LaunchAddress
  readonly slug: string
  readonly name: string
  readonly demo: boolean
}

/** Sandbox permissions of an external provider's game. It may not navigate the page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

/** Shows the game. A retry after a failure mounts a new frame. */
export function GameFrame(props: GameFrameProps) {
  const [tries, setTries] = useState(1)
  const isOwn = props.address.origin === location.origin
  if (isOwn && !canRunOwnGames()) return <UnsupportedScreen />
  return <Try key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

/** The frame, behind the opening screen until the game is ready. */
function Try(props: GameFrameProps & { readonly onRetry: () => void }) {
  const t = useTranslations('play')
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin, url } = props.address
  const isOwn = origin === location.origin
  const { state, loaded } = useGameFrame(frame, { origin, demo: props.demo, onAsked: useAnswers() })
  useKeysForGame(frame, state === 'ready')
  return (
    <>
      <iframe
        ref={frame}
        src={url}
        sandbox={isOwn ? undefined : SANDBOX}
        onLoad={isOwn ? undefined : loaded}
        title={t('frame', { name: props.name })}
        allow="fullscreen; autoplay"
        className={cx(
          'absolute inset-0 size-full transition-opacity duration-300',
          state === 'ready' ? 'opacity-100' : 'opacity-0',
        )}
        inert={state === 'failed'}
      />
      {state === 'opening' && <OpeningScreen slug={props.slug} name={props.name} />}
      {state === 'failed' && <FailedScreen onRetry={props.onRetry} />}
    </>
  )
}

/** Moves the focus to a game that is ready, unless the player has focused something on the page. */
function useKeysForGame(frame: RefObject<HTMLIFrameElement | null>, ready: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (ready && (activeElement === body || activeElement?.matches('main'))) frame.current?.focus()
  }, [frame, ready])
}

/** Handles requests of the game: to leave, to show a proof, or that it cannot continue. */
function useAnswers(): (message: Asked) => void {
  const navigate = useNavigate()
  return useCallback(
    (message: Asked) => {
      switch (message.type) {
        case 'poyraz:exit':
          return void navigate({ to: slotPaths.lobby })
        case 'poyraz:deposit':
          return void navigate({ to: cashierPaths.deposit })
        case 'poyraz:verify':
          return openProof(message.roundID)
        case 'poyraz:refused':
          explain(message.message, { tone: 'negative' })
          endSession(refused(message.error as Failure, message.message))
          return void navigate({ to: homePaths.home })
      }
    },
    [navigate],
  )
}

/** Opens a new tab, because leaving the page would end the game. */
function openProof(roundID: string): void {
  window.open(`${verifyPaths.verify}?round=${encodeURIComponent(roundID)}`, '_blank', 'noopener')
}
