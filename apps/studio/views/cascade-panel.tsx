import { CascadeSign } from './cascade-sign.tsx'
import { CascadeTimes } from './cascade-times.tsx'
import { useStudio } from './context.ts'
import { GroupTags } from './group-tags.tsx'

/** Panel beside the grid of a cascade: the sign of its steps, its multipliers, and the amounts of its groups. */
export function CascadePanel() {
  const { rules } = useStudio().game
  if (rules.mapping !== 'book-1') return null
  return (
    <>
      <CascadeSign />
      <CascadeTimes rules={rules} />
      <GroupTags rows={rules.rows} />
    </>
  )
}
