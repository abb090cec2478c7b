import { SECOND_MS } from '@poyraz/kernel'
import { cx, IconButton } from '@poyraz/ui'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { playHls, playWhep } from './play-stream.ts'
import type { Table } from './use-table.ts'

/** A video that makes no progress for this time has failed. */
const STILL_MS_MAX = 10 * SECOND_MS

type Stream = NonNullable<Table['stream']>

/** The video of a table, muted until the player wants its sound. */
export function TableVideo(props: {
  readonly stream: Stream
  readonly isShown: boolean
  onPlaying(): void
  onFail(): void
}) {
  const t = useTranslations('table.video')
  const { stream, isShown, onPlaying, onFail } = props
  const element = useStream(stream, onFail)
  const [isMuted, mute] = useState(true)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture; the calls are written beside it */}
      <video
        ref={element}
        muted={isMuted}
        playsInline
        aria-label={t('label')}
        onPlaying={onPlaying}
        onError={onFail}
        onEnded={onFail}
        className={cx(
          'aspect-video h-full rounded-banner bg-night object-cover max-lg:aspect-3/4',
          !isShown && 'sr-only',
        )}
      />
      {isShown && (
        <IconButton
          label={t(isMuted ? 'unmute' : 'mute')}
          onClick={() => mute(!isMuted)}
          className="absolute bottom-1 left-1 z-10 bg-night/80 text-white hover:bg-night hover:text-white"
        >
          {isMuted ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
        </IconButton>
      )}
    </>
  )
}

/** Plays a stream in an element. Calls `onFail` once it fails or stands still. */
function useStream({ kind, url }: Stream, onFail: () => void) {
  const element = useRef<HTMLVideoElement>(null)
  const failed = useRef(onFail)
  useEffect(() => {
    failed.current = onFail
  })
  useEffect(() => {
    const video = element.current
    if (!video) return
    const fail = () => failed.current()
    const stop = (kind === 'hls' ? playHls : playWhep)(video, url, fail)
    let timer = setTimeout(fail, STILL_MS_MAX)
    const progress = () => {
      clearTimeout(timer)
      timer = setTimeout(fail, STILL_MS_MAX)
    }
    video.addEventListener('timeupdate', progress)
    return () => {
      clearTimeout(timer)
      video.removeEventListener('timeupdate', progress)
      stop()
    }
  }, [kind, url])
  return element
}
