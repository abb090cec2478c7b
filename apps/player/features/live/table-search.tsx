import { addressOf } from '@poyraz/site'
import { playPaths } from '@poyraz/site/play'
import { Money } from '@poyraz/ui'
import { Picture } from '../../shared/art/picture.tsx'
import { PICTURES } from '../../shared/art/pictures.ts'
import { callQuery } from '../../shared/endpoint/queries.ts'
import { FoundLine } from '../../shared/manifest/found-line.tsx'
import type { SearchKind } from '../../shared/manifest/search-kind.ts'
import type { LiveTable } from '../../shared/tables/tables.ts'

/** Searches live tables by name. */
export const tableSearch: SearchKind<LiveTable> = {
  name: 'table',
  title: 'tables',
  limits: { panel: 3, page: 24 },
  query: (text, limit, lang) =>
    callQuery('livecasino.game_table_list', { searchGameName: text, offset: 0, limit }, lang),
  keyOf: ({ tableID }) => `table-${tableID}`,
  addressOf: ({ tableID }) => addressOf(playPaths.play, { type: 'live', id: tableID }),
  Line: TableLine,
}

function TableLine({ item: table }: { readonly item: LiveTable }) {
  return (
    <FoundLine
      art={<Picture src={PICTURES.wheel} side={34} />}
      title={table.name}
      below={table.dealer || table.providerName}
      end={<Money amount={table.minBet} />}
    />
  )
}
