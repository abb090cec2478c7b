import { GameTile } from './game-tile.tsx'
import type { Game } from './games.ts'

/** Games in a row that scrolls sideways; renders nothing without games. */
export function GameRow(props: {
  readonly id: string
  readonly title: string
  readonly games: readonly Game[]
}) {
  const { id, title, games } = props
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl md:text-2xl">
        {title}
      </h2>
      <ul className="scroll-row -mx-4 gap-3 px-4 md:gap-4 lg:mx-0 lg:px-0">
        {games.map((game) => (
          <li key={game.gameID} className="w-36 md:w-44">
            <GameTile game={game} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
