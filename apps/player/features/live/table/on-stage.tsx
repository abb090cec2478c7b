import { cx, IconButton, late } from '@poyraz/ui'
import { Video, VideoOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Presenter } from './presenter.tsx'
import type { Table } from './use-table.ts'

/** Few tables have a video. */
const TableVideo = late(() => import('./table-video.tsx').then((module) => module.TableVideo), {
  waiting: null,
})

type Stage = { readonly table: Table; readonly className: string }

/** The drawn presenter of a table, or its video. A video that fails or ends leaves the presenter. */
export function OnStage({ table, className }: Stage) {
  const { stream, presenter } = table
  if (stream === null) return <Presenter name={presenter} className={className} />
  return <WithVideo key={stream.url} table={table} stream={stream} className={className} />
}

function WithVideo({ table, stream, className }: Stage & { readonly stream: NonNullable<Table['stream']> }) {
  const t = useTranslations('table.video')
  const [isOn, turn] = useState(wantsVideo)
  const [isPlaying, setPlaying] = useState(false)
  const stop = () => {
    turn(false)
    setPlaying(false)
  }
  return (
    <div className={cx(className, 'z-20')}>
      {!isPlaying && <Presenter name={table.presenter} className="mx-auto h-full" />}
      {isOn && (
        <TableVideo stream={stream} isShown={isPlaying} onPlaying={() => setPlaying(true)} onFail={stop} />
      )}
      <IconButton
        label={t(isOn ? 'off' : 'on')}
        onClick={isOn ? stop : () => turn(true)}
        className="absolute right-1 bottom-1 z-10 bg-night/80 text-white hover:bg-night hover:text-white"
      >
        {isOn ? <VideoOff className="size-5" /> : <Video className="size-5" />}
      </IconButton>
    </div>
  )
}

/** A video starts by itself, except where the player saves data or wants less motion. */
function wantsVideo(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
