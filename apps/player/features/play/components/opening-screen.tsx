import { cx, Lattice, Spinner } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { gameArt, gameGround } from '../../../shared/games/game-art.ts'

/** Shows the game's colours and picture while it loads. */
export function OpeningScreen({ slug, name }: { readonly slug: string; readonly name: string }) {
  const t = useTranslations('play')
  return (
    <div
      role="status"
      className={cx(
        'ground absolute inset-0 flex flex-col items-center justify-center gap-5 overflow-hidden text-white',
        gameGround(slug),
      )}
    >
      <Lattice />
      <Picture src={gameArt(slug)} side={160} className="art relative" />
      <p className="relative flex items-center gap-3 rounded-chip bg-night/60 px-5 py-2 font-bold">
        <Spinner />
        {t('opening', { name })}
      </p>
    </div>
  )
}
