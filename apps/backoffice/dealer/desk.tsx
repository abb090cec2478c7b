import { fillText } from '@poyraz/text'
import { Button, Card, Spinner } from '@poyraz/ui'
import { CardPad } from './card-pad.tsx'
import { Decisions } from './decisions.tsx'
import { NumberPad } from './number-pad.tsx'
import { Entries, Recent } from './round-lists.tsx'
import { ScanField } from './scan-field.tsx'
import { Status } from './status.tsx'
import { useDealerTexts } from './texts.ts'
import { type DeskState, type DeskView, useDesk } from './use-desk.ts'

const NUMBERS = 37
const CARDS = 52

/** The console of one table. */
export function Desk(props: { readonly tableID: number; onBack(): void; onEnd(): void }) {
  const t = useDealerTexts()
  const view = useDesk(props.tableID, props.onEnd)
  const { desk, problem } = view
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" onClick={props.onBack}>
          {t.back}
        </Button>
        {desk && <h2 className="mr-auto text-lg">{desk.name}</h2>}
        {desk && <Lease desk={desk} view={view} />}
      </div>
      <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 font-bold text-danger empty:hidden">
        {problem}
      </p>
      {desk ? <OpenDesk desk={desk} view={view} /> : <Spinner />}
    </div>
  )
}

type Part = { readonly desk: DeskState; readonly view: DeskView }

function Lease({ desk, view }: Part) {
  const t = useDealerTexts()
  const { isOwn, isOffered, dealer } = desk
  if (isOwn)
    return (
      <>
        <Button variant="quiet" disabled={isOffered} onClick={() => view.act('offer')}>
          {isOffered ? t.offered : t.offer}
        </Button>
        <Button variant="quiet" onClick={() => view.act('leave')}>
          {t.leave}
        </Button>
      </>
    )
  return (
    <>
      {dealer !== null && <span className="text-sm text-muted">{fillText(t.heldBy, { name: dealer })}</span>}
      <Button onClick={() => view.act('take')}>{dealer === null ? t.take : t.takeOver}</Button>
    </>
  )
}

function OpenDesk({ desk, view }: Part) {
  const t = useDealerTexts()
  const { roundID, entered, next, isOwn, game } = desk
  const isOpen = isOwn && next !== null
  const enter = (value: number) => isOpen && view.act('enter', { roundID, place: entered.length, value })
  const Pad = game === 'roulette' ? NumberPad : CardPad
  return (
    <div className="grid gap-4 lg:grid-cols-[18rem_1fr_16rem]">
      <Status desk={desk} />
      <Card className="flex flex-col gap-4">
        <h3 aria-live="polite" className="min-h-7 text-lg">
          {isOpen ? t.places[next] : ''}
        </h3>
        <ScanField
          kind={game === 'roulette' ? 'number' : 'card'}
          count={game === 'roulette' ? NUMBERS : CARDS}
          isOpen={isOpen}
          onValue={enter}
        />
        <Pad isOpen={isOpen} onPress={enter} />
      </Card>
      <div className="flex flex-col gap-4">
        <Entries desk={desk} />
        <Decisions desk={desk} view={view} />
        <Recent desk={desk} />
      </div>
    </div>
  )
}
