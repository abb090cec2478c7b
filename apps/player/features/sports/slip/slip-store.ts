import type { PlaceTerms } from '@poyraz/betting'
import { create } from 'zustand'
import { useSession } from '../../../shared/session/session-store.ts'
import { readStoredObject, store } from '../../../shared/storage.ts'
import { createStored } from '../../../shared/stored-state.ts'
import {
  type Editing,
  EMPTY_SLIP,
  isSame,
  type Selection,
  type Slip,
  toggle,
  without,
  withSelections,
} from './slip.ts'

/** Key of a visitor's slip; a player takes it over at the login. */
const GUEST = ''
type Stored = Readonly<Record<string, Slip>>

/** The slip of the visitor or player on this device. */
export const useSlip = createStored<Slip>(EMPTY_SLIP, storedSlip(owner()))

/** True while the slip is open as a sheet, on screens without room for the drawer. */
export const useSheet = create<{ readonly open: boolean }>(() => ({ open: false }))
export const openSheet = (open: boolean) => useSheet.setState({ open })

useSlip.subscribe((slip) => keep(owner(), slip))
useSession.subscribe((now, before) => {
  if (now.profile?.username !== before.profile?.username) changeOwner(now.profile?.username ?? GUEST)
})

function owner(): string {
  return useSession.getState().profile?.username ?? GUEST
}

function readAll(): Stored {
  return readStoredObject<Stored>('sportsCoupons') ?? {}
}

function storedSlip(of: string): Slip {
  const stored = readAll()[of]
  return stored && Array.isArray(stored.selections) ? { ...EMPTY_SLIP, ...stored } : EMPTY_SLIP
}

/** Stores the slips of the visitor and of the last player; others are dropped. */
function keep(of: string, slip: Slip): void {
  const guest = readAll()[GUEST]
  store('sportsCoupons', JSON.stringify({ ...(guest ? { [GUEST]: guest } : {}), [of]: slip }))
}

function changeOwner(next: string): void {
  const guest = storedSlip(GUEST)
  const own = storedSlip(next)
  const takesOver = next !== GUEST && guest.selections.length > 0
  if (takesOver) store('sportsCoupons', JSON.stringify({ [next]: guest }))
  useSlip.setState(takesOver ? guest : own)
}

type Loaded = { readonly selections: readonly Selection[]; readonly eachWay: PlaceTerms | null }

const change = (by: (slip: Slip) => Partial<Slip>) => useSlip.setState(by)

export const slipActions = {
  toggle: (selection: Selection) => change((slip) => toggle(slip, selection)),
  /** Adds a selection; one of the same market of its match makes room for it. */
  add: (selection: Selection) =>
    change((slip) =>
      slip.selections.some((one) => isSame(one, selection)) ? slip : toggle(slip, selection),
    ),
  remove: (selection: Selection) => change((slip) => without(slip, selection)),
  set: (next: Partial<Slip>) => change(() => next),
  select: (selections: readonly Selection[]) => change((slip) => withSelections(slip, selections)),
  /** Takes the selections of a coupon, with the terms of its each-way bet. */
  take: (selections: readonly Selection[], eachWay: PlaceTerms | null) =>
    change((slip) => ({ ...withSelections(slip, selections), eachWay })),
  /** Starts to edit an open coupon with its selections. The stake is set to the offer for it. */
  edit: (editing: Editing, { selections, eachWay }: Loaded, stake: number) =>
    change(({ policy }) => ({
      ...withSelections({ ...EMPTY_SLIP, policy, stake, editing }, selections),
      eachWay,
    })),
  clear: () => change(({ stake, policy }) => ({ ...EMPTY_SLIP, stake, policy })),
  toggleSize: (size: number) =>
    change(({ sizes }) => ({
      sizes: sizes.includes(size) ? sizes.filter((one) => one !== size) : [...sizes, size],
    })),
  toggleBanker: (selection: Selection) =>
    change((slip) =>
      withSelections(
        slip,
        slip.selections.map((one) => (isSame(one, selection) ? { ...one, banker: !one.banker } : one)),
      ),
    ),
}
