import magnifier from 'art:1f50e/256'
import joystick from 'art:1f579-fe0f/256'
import { cx, Lattice } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { Game } from '../../../shared/games/games.ts'

const BANNER =
  'ground group relative isolate flex min-h-32 flex-col overflow-hidden rounded-banner p-4 text-white shadow-card ' +
  'transition hover:brightness-108 sm:min-h-36 sm:justify-center sm:p-6 sm:pr-32'
const ART =
  'art absolute right-2 bottom-2 h-auto w-16 transition duration-300 group-hover:scale-106 sm:right-4 sm:bottom-3 ' +
  'sm:w-28 lg:w-32'

/** The two smaller banners beside the large one: playing without an account, and proof. */
export function SideBanners({ demoGame }: { readonly demoGame: Game | undefined }) {
  const t = useTranslations('home')
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-1">
      <Link to="/verify" className={cx(BANNER, 'ground-reef')}>
        <Lattice />
        <BannerText over={t('proof.over')} title={t('proof.title')} text={t('proof.text')} />
        <Picture src={magnifier} side={256} className={ART} />
      </Link>
      <Link
        {...(demoGame
          ? { to: '/demo/slot/$id' as const, params: { id: String(demoGame.gameID) } }
          : { to: '/slot' as const })}
        className={cx(BANNER, 'ground-ember')}
      >
        <Lattice />
        <BannerText over={t('demo.over')} title={t('demo.title')} text={t('demo.text')} />
        <Picture src={joystick} side={256} className={ART} />
      </Link>
    </div>
  )
}

function BannerText(props: { readonly over: string; readonly title: string; readonly text: string }) {
  return (
    <>
      <span className="relative text-xs font-bold">{props.over}</span>
      <span className="relative mt-1 font-display text-xl leading-snug font-bold tracking-tight sm:text-2xl">
        {props.title}
      </span>
      <span className="relative mt-1 text-sm leading-snug max-sm:sr-only">{props.text}</span>
    </>
  )
}
