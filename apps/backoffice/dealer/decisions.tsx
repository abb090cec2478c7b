import { Button } from '@poyraz/ui'
import { useEffect, useState } from 'react'
import { ReasonDialog } from './reason-dialog.tsx'
import { useDealerTexts } from './texts.ts'
import type { DeskState, DeskView } from './use-desk.ts'

const ACTIONS = ['void_entry', 'void_round', 'change_shoe'] as const
type Reasoned = (typeof ACTIONS)[number]
const KEYS: Readonly<Record<string, Reasoned>> = { F2: 'void_entry', F4: 'void_round', F8: 'change_shoe' }

/** Decisions that need a reason: void an entry or the round, change the shoe. */
export function Decisions({ desk, view }: { readonly desk: DeskState; readonly view: DeskView }) {
  const t = useDealerTexts()
  const { roundID, entered } = desk
  const may = allowedOf(desk)
  const [asked, ask] = useActionKeys(may)
  const titles = { void_entry: t.voidEntry, void_round: t.voidRound, change_shoe: t.changeShoe }
  const confirm = (action: Reasoned, note: string) => {
    ask(null)
    const place = { roundID, place: entered.length - 1 }
    const data = { void_entry: place, void_round: { roundID }, change_shoe: {} }[action]
    void view.act(action, { ...data, note })
  }
  return (
    <>
      <div className="flex flex-col gap-2">
        {ACTIONS.filter((action) => action !== 'change_shoe' || desk.shoe !== null).map((action) => (
          <Button
            key={action}
            variant={action === 'void_round' ? 'danger' : 'quiet'}
            disabled={!may[action]}
            onClick={() => ask(action)}
            className="w-full"
          >
            {titles[action]}
            <kbd className="text-xs">{Object.keys(KEYS).find((key) => KEYS[key] === action)}</kbd>
          </Button>
        ))}
      </div>
      {asked && (
        <ReasonDialog
          title={titles[asked]}
          onConfirm={(note) => confirm(asked, note)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

/** Opens a decision by its key, if it is allowed. */
function useActionKeys(may: Readonly<Record<Reasoned, boolean>>) {
  const asking = useState<Reasoned | null>(null)
  const [, ask] = asking
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = KEYS[event.key]
      if (!action || !may[action]) return
      event.preventDefault()
      ask(action)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return asking
}

/** Returns which decisions the server would take now. */
function allowedOf({ isOwn, phase, entered, rests, shoe }: DeskState): Readonly<Record<Reasoned, boolean>> {
  const isDrawing = phase === 'drawing'
  return {
    void_entry: isOwn && isDrawing && entered.length > 0,
    void_round: isOwn && phase !== 'result' && !rests,
    change_shoe: isOwn && shoe !== null && !(isDrawing && entered.length > 0),
  }
}
