import { ATLASES } from 'virtual:atlases'
import { cx } from '@poyraz/ui'
import { useStudio } from './context.ts'
import styles from './symbol-image.module.css'

/**
 * Shows a symbol of the game in the page, from the same sprite sheet as the scene. Hidden from screen
 * readers: text beside it names it.
 */
export function SymbolImage({
  id,
  className,
}: {
  readonly id: string
  readonly className?: string | undefined
}) {
  const { slug } = useStudio().game
  const atlas = ATLASES[slug]
  const at = atlas?.cells[id]
  if (!atlas || !at) return null
  return (
    <svg
      className={cx(styles['symbol'], className)}
      viewBox={`${at[0]} ${at[1]} ${atlas.side} ${atlas.side}`}
      aria-hidden="true"
    >
      <image href={atlas.url} />
    </svg>
  )
}
