import { SYMBOL_ART } from 'virtual:symbol-art'
import { cx } from '@poyraz/ui'
import { useRoomGame } from '../room-game.ts'

/** Picture of a symbol; the text beside it names it. */
export function SymbolPicture({ id, className }: { readonly id: string; readonly className?: string }) {
  const { slug } = useRoomGame()
  return (
    <img
      src={SYMBOL_ART[slug]?.[id]}
      alt=""
      width={64}
      height={64}
      draggable={false}
      className={cx('pointer-events-none object-contain select-none', className)}
    />
  )
}
