import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/endpoint/queries.ts'

/** Stakes of the player's last rounds. A toy: without texts, art and layout. */
export function TablePage() {
  const { data } = useQuery(callQuery('coinflip.history', {}, 'tr'))
  return data?.data.map(({ betID, stake }) => <p key={betID}>{stake}</p>)
}
