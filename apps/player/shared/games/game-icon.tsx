import { cx } from '@poyraz/ui'
import { Picture } from '../art/picture.tsx'
import { gameArt, gameGround } from './game-art.ts'

/** Icon of a game in a row: its picture on its background. */
export function GameIcon({ slug }: { readonly slug: string }) {
  return (
    <span
      className={cx('ground grid size-11 flex-none place-items-center rounded-control', gameGround(slug))}
    >
      <Picture src={gameArt(slug)} side={32} loading="lazy" />
    </span>
  )
}
