import { formatMoney } from '@poyraz/text'
import { buttonClass, cx, IconButton, Lattice, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { useSlider } from '../hooks/use-slider.ts'
import { SLIDES, type Slide } from './slides.ts'

/** The most that the sandbox method takes at once, in kuruş: ₺100.000. */
const SANDBOX_MAX = 10_000_000n

/** The banner: one slide at a time, moving on by itself until somebody looks closer. */
export function Hero({ className }: { readonly className?: string }) {
  const t = useTranslations('home')
  const { index, choose, moving, toggleMoving, hold } = useSlider(SLIDES.length)
  return (
    <section
      aria-roledescription={t('carouselRole')}
      aria-label={t('slides')}
      {...hold}
      className={cx(
        'relative isolate min-h-80 overflow-hidden rounded-banner text-white shadow-card md:min-h-84',
        className,
      )}
    >
      {SLIDES.map((slide, place) => (
        <SlideView key={slide.name} slide={slide} shown={place === index} />
      ))}
      <div className="absolute bottom-2 left-4 flex items-center md:left-8">
        <Dots index={index} onChoose={choose} />
        <IconButton
          label={moving ? t('pause') : t('play')}
          onClick={toggleMoving}
          className="text-white hover:bg-white/16 hover:text-white"
        >
          {moving ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
        </IconButton>
      </div>
    </section>
  )
}

function Dots({ index, onChoose }: { readonly index: number; readonly onChoose: (place: number) => void }) {
  const t = useTranslations('home')
  return SLIDES.map((slide, place) => (
    <button
      key={slide.name}
      type="button"
      aria-label={t('slide', { index: place + 1, count: SLIDES.length })}
      aria-current={place === index}
      onClick={() => onChoose(place)}
      className="group grid h-11 w-9 place-items-center"
    >
      <span
        className={cx(
          'h-2 rounded-chip bg-white transition-all',
          place === index ? 'w-7' : 'w-2 opacity-60 group-hover:opacity-90',
        )}
      />
    </button>
  ))
}

function SlideView({ slide, shown }: { readonly slide: Slide; readonly shown: boolean }) {
  const t = useTranslations('home')
  const lang = useLang()
  return (
    <div
      role="group"
      aria-roledescription={t('slideRole')}
      aria-label={t(`${slide.name}.over`)}
      aria-hidden={!shown}
      inert={!shown}
      className={cx(
        'ground absolute inset-0 flex transition-opacity duration-500',
        slide.ground,
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <div className="relative z-10 flex flex-1 flex-col items-start gap-2.5 p-6 pb-14 md:justify-center md:p-9 md:pb-14">
        <p className="text-sm font-bold">{t(`${slide.name}.over`)}</p>
        <h2 className="max-w-140 text-hero font-heavy tracking-tighter">{t(`${slide.name}.title`)}</h2>
        <p className="max-w-110 text-base leading-snug md:text-lg">
          {slide.name === 'welcome'
            ? t('welcome.text', { amount: formatMoney(SANDBOX_MAX, lang, { fraction: 'auto' }) })
            : t(`${slide.name}.text`)}
        </p>
        <SlideActions slide={slide} />
      </div>
      <Picture
        src={slide.art}
        side={256}
        className="art absolute right-5 bottom-3 h-auto w-20 sm:right-8 sm:bottom-10 sm:w-52 xl:right-12 xl:w-64"
      />
    </div>
  )
}

function SlideActions({ slide }: { readonly slide: Slide }) {
  const t = useTranslations('home')
  const signedIn = useSignedIn()
  const loud = buttonClass({ variant: 'lamp' })
  switch (slide.name) {
    case 'welcome':
      return (
        <div className="mt-2 flex flex-wrap gap-2">
          <Link to={signedIn ? '/deposit' : '/register'} className={loud}>
            {signedIn ? t('welcome.player') : t('welcome.visitor')}
          </Link>
          <Link to="/slot" className={buttonClass({ variant: 'glass' })}>
            {t('welcome.second')}
          </Link>
        </div>
      )
    case 'fair':
      return (
        <Link to="/verify" className={cx(loud, 'mt-2')}>
          {t('fair.action')}
        </Link>
      )
    case 'counted':
      return (
        <Link to="/slot" className={cx(loud, 'mt-2')}>
          {t('counted.action')}
        </Link>
      )
  }
}
