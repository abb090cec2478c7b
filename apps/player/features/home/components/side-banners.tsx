import magnifier from 'art:1f50e/256'
import joystick from 'art:1f579-fe0f/256'
import { cx, Lattice } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { Game } from '../../../shared/games/games.ts'

const BANNER =
  'ground group relative isolate flex min-h-36 flex-col justify-center overflow-hidden rounded-banner p-6 pr-32 ' +
  'text-white shadow-card transition hover:brightness-108'
const ART = 'art absolute right-4 bottom-3 h-auto w-28 transition duration-300 group-hover:scale-106 lg:w-32'

/** The two smaller banners beside the large one: playing without an account, and proof. */
export function SideBanners({ demoGame }: { readonly demoGame: Game | undefined }) {
  const t = useTranslations('home')
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
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
      <span className="relative mt-1 font-display text-2xl font-bold tracking-tight">{props.title}</span>
      <span className="relative mt-1 text-sm leading-snug">{props.text}</span>
    </>
  )
}
