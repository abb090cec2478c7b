import { type Kurus, kurus } from '@poyraz/kernel'
import type { PageLoad } from './page-load.ts'
import { type Progress, parseProgress } from './round/resume.ts'
import type { Session } from './round/state.ts'

/**
 * Data that the studio stores in the browser. Mute and seeds are per device, the rest per game and player. If
 * the browser refuses storage, the game works without it.
 */
export type Memory = {
  readProgress(): Progress | null
  writeProgress(progress: Progress): void
  readStake(): Kurus | null
  writeStake(stakeKurus: Kurus): void
  /** True if the player wants to be asked about every win: to collect it or to stake it on a coin. */
  readGamble(): boolean
  writeGamble(on: boolean): void
  /** Options of an original as they were written; null without any. */
  readOptions(): unknown
  writeOptions(options: unknown): void
  /** Returns the session from before a reload; otherwise a new one that begins at `nowMs`. */
  readSession(nowMs: number): Session
  writeSession(session: Session): void
  readMuted(): boolean
  writeMuted(muted: boolean): void
  /** `commitment nextCommitment` of the pair whose next client seed was last sent. */
  readSeeded(): string | null
  writeSeeded(commitment: string): void
}

export type MemoryDeps = {
  readonly local: Pick<Storage, 'getItem' | 'setItem'>
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>
  readonly slug: string
  /** Separates the data of different players, and of a demo, on the same device. */
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
    readGamble: () => local.getItem(ofGame('gamble')) === '1',
    writeGamble: (on) => local.setItem(ofGame('gamble'), on ? '1' : '0'),
    readOptions: () => parseJson(local.getItem(ofGame('options'))),
    writeOptions: (options) => local.setItem(ofGame('options'), JSON.stringify(options)),
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

/** Returns the browser's storage, or one in memory if the browser refuses it. */
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function parseAmount(text: string | null): Kurus | null {
  return text !== null && AMOUNT.test(text) ? kurus(BigInt(text)) : null
}

/**
 * Returns the stored session if the game was reloaded; null if it was opened anew, also within the same page.
 */
function parseSession(text: string | null, { id, reloaded }: PageLoad): Session | null {
  const [since = '', net = '', loadId] = text?.split(' ') ?? []
  if (reloaded === null || (reloaded === 'page' && loadId === id)) return null
  const netKurus = parseAmount(net)
  return AMOUNT.test(since) && netKurus !== null ? { sinceMs: Number(since), netKurus } : null
}
