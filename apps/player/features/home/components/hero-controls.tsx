import { cx, IconButton } from '@poyraz/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Slide } from '../../../shared/content/slides.ts'
import type { useSlider } from '../hooks/use-slider.ts'

const ON_ART = 'text-white hover:bg-white/16 hover:text-white'

/** Dots and pause button; on wide screens also buttons for the previous and the next slide. */
export function HeroControls(props: {
  readonly slider: ReturnType<typeof useSlider>
  readonly index: number
  readonly slides: readonly Slide[]
}) {
  const { slider, index } = props
  const t = useTranslations('home')
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 z-20 flex items-center px-4 *:pointer-events-auto md:px-7">
      <Dots slides={props.slides} index={index} onChoose={slider.choose} />
      <IconButton
        label={slider.moving ? t('pause') : t('play')}
        onClick={slider.toggleMoving}
        className={ON_ART}
      >
        {slider.moving ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
      </IconButton>
      <span className="ml-auto flex max-md:hidden">
        <IconButton label={t('previous')} onClick={() => slider.choose(index - 1)} className={ON_ART}>
          <ChevronLeft className="size-5" />
        </IconButton>
        <IconButton label={t('next')} onClick={() => slider.choose(index + 1)} className={ON_ART}>
          <ChevronRight className="size-5" />
        </IconButton>
      </span>
    </div>
  )
}

function Dots(props: {
  readonly slides: readonly Slide[]
  readonly index: number
  readonly onChoose: (place: number) => void
}) {
  const t = useTranslations('home')
  return props.slides.map((slide, place) => (
    <button
      key={slide.key}
      type="button"
      aria-label={t('slide', { index: place + 1, count: props.slides.length })}
      aria-current={place === props.index}
      onClick={() => props.onChoose(place)}
      className="group grid size-11 place-items-center"
    >
      <span
        className={cx(
          'h-2 rounded-chip bg-white transition-all',
          place === props.index ? 'w-7' : 'w-2 opacity-60 group-hover:opacity-90',
        )}
      />
    </button>
  ))
}
