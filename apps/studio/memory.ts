import { type Kurus, kurus } from '@poyraz/kernel'
import type { PageLoad } from './page-load.ts'
import { type Progress, parseProgress } from './round/resume.ts'
import type { Session } from './round/state.ts'

/** What the studio keeps in the browser, per game. A browser that refuses storage plays on without memory. */
export type Memory = {
  readProgress(): Progress | null
  writeProgress(progress: Progress): void
  readStake(): Kurus | null
  writeStake(stakeKurus: Kurus): void
  /** After a reload the session that went before it, otherwise a new one that begins at `nowMs`. */
  readSession(nowMs: number): Session
  writeSession(session: Session): void
  readMuted(): boolean
  writeMuted(muted: boolean): void
  /** The commitment that was last answered with a client seed. */
  readSeeded(): string | null
  writeSeeded(commitment: string): void
}

export type MemoryDeps = {
  readonly local: Pick<Storage, 'getItem' | 'setItem'>
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>
  readonly slug: string
  /** Tells one player's play from another's and from a demo on the same device. */
  readonly player: string
  readonly load: PageLoad
}

export function createMemory({ local, tab, slug, player, load }: MemoryDeps): Memory {
  const name = (what: string) => `studio:${what}`
  const ofGame = (what: string) => name(`${slug}:${player}:${what}`)
  return {
    readProgress: () => parseProgress(local.getItem(ofGame('progress'))),
    writeProgress: (progress) => local.setItem(ofGame('progress'), JSON.stringify(progress)),
    readStake: () => parseAmount(local.getItem(ofGame('stake'))),
    writeStake: (stakeKurus) => local.setItem(ofGame('stake'), String(stakeKurus)),
    readSession: (nowMs) =>
      parseSession(tab.getItem(ofGame('session')), load) ?? { sinceMs: nowMs, netKurus: kurus(0) },
    writeSession: ({ sinceMs, netKurus }) =>
      tab.setItem(ofGame('session'), `${sinceMs} ${netKurus} ${load.id}`),
    readMuted: () => local.getItem(name('muted')) === '1',
    writeMuted: (muted) => local.setItem(name('muted'), muted ? '1' : '0'),
    readSeeded: () => local.getItem(name('seeded')),
    writeSeeded: (commitment) => local.setItem(name('seeded'), commitment),
  }
}

/** A storage that forgets when the browser gives none. */
export function safeStorage(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return act(storage())
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: (key) =>
      attempt(
        (real) => real.getItem(key),
        () => kept.get(key) ?? null,
      ),
    setItem: (key, value) =>
      attempt(
        (real) => real.setItem(key, value),
        () => void kept.set(key, value),
      ),
  }
}

const AMOUNT = /^-?\d{1,18}$/

function parseAmount(text: string | null): Kurus | null {
  return text !== null && AMOUNT.test(text) ? kurus(BigInt(text)) : null
}

/** What was kept, where this is the same game after a reload, and not opened once more in the same page. */
function parseSession(text: string | null, { id, reloaded }: PageLoad): Session | null {
  const [since = '', net = '', loadId] = text?.split(' ') ?? []
  if (reloaded === null || (reloaded === 'page' && loadId === id)) return null
  const netKurus = parseAmount(net)
  return AMOUNT.test(since) && netKurus !== null ? { sinceMs: Number(since), netKurus } : null
}
