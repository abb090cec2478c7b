import type { FrameToShell } from '@poyraz/contract'
import { type SlotGame, type SlotOutcome, slotPayout } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { createStudio } from '../create-studio.ts'
import type { PageLoad } from '../page-load.ts'
import type { Prompt } from '../round/shown.ts'
import type { Frames } from '../scene/frames.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import type { Studio } from '../studio.ts'
import { gameOf } from './rounds.ts'

/** A reply of the fake server; `null` is a reply that never arrives. */
export type Answer = { readonly data: unknown } | { readonly error: string; readonly data?: unknown } | null
export type Called = {
  readonly method: string
  readonly data: Record<string, unknown>
  readonly user: Record<string, unknown>
}
export type Server = (call: Called) => Answer

export type Stage = {
  readonly studio: Studio
  readonly told: FrameToShell[]
  readonly calls: Called[]
  readonly storage: Map<string, string>
  readonly waits: number[]
}

export type StageSpec = {
  readonly server: Server
  readonly storage?: Map<string, string>
  readonly demo?: boolean
  /** Token of the shared round of a film. */
  readonly replayToken?: string
  readonly load?: PageLoad
  /** Lale Devri by default. */
  readonly game?: SlotGame
  readonly lang?: () => Lang
  readonly calm?: boolean
  /** Returns true for the messages that the player closes; all by default. */
  readonly reads?: (prompt: Prompt) => boolean
}

const EMPTY_SCENERY = { far: null, middle: null, near: null, above: null }
const DEMO = { demoToken: 'token-0', demoBalance: 1_000_000n }
/** An address where the jurisdiction allows everything. */
const OFFERED = { gameId: 1, lang: 'tr', gamble: true, buy: true } as const
const ACCOUNT = { demoToken: null, demoBalance: null }
/** Page load of a game that was opened, not reloaded. */
const LAUNCH: PageLoad = { id: '1', reloaded: null }

/**
 * Opens the studio in a fake browser: real commands, state and calls; time passes at once, and messages are
 * closed at once.
 */
export function openStage(spec: StageSpec): Stage {
  const { server, storage = new Map(), demo = false, load = LAUNCH, lang = () => 'tr', calm = false } = spec
  const { game = gameOf('lale-devri'), reads = () => true, replayToken = null } = spec
  const told: FrameToShell[] = []
  const calls: Called[] = []
  const waits: number[] = []
  const parent = { postMessage: (message: FrameToShell) => void told.push(message) }
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  }
  const own = {
    localStorage: store,
    sessionStorage: store,
    location: { origin: 'http://localhost' },
    parent,
    addEventListener: () => undefined,
    document: { hidden: true, addEventListener: () => undefined },
    async fetch(_url: string, init: { body: string }) {
      const { api, data, user } = JSON.parse(init.body)
      const call = { method: `${api.class}.${api.method}`, data, user }
      calls.push(call)
      const answer = server(call)
      if (!answer) throw new TypeError('the connection dropped')
      const envelope =
        'error' in answer
          ? { result: false, message: 'no', ...answer }
          : { result: true, error: null, ...answer }
      return { json: async () => envelope }
    },
  }
  const studio = createStudio({
    launch: { ...OFFERED, slug: game.slug, replayToken, ...(demo ? DEMO : ACCOUNT) },
    game,
    scenery: EMPTY_SCENERY,
    own: own as never,
    frames: framesAtOnce(waits),
    clock: { nowMs: () => 1_700_000_000_000 },
    load,
    lang,
    calm,
  })
  studio.scene = createPlainScene(studio.frames)
  answerPlates(studio, reads)
  return { studio, told, calls, storage, waits }
}

/** Frames for which all time passes by the next turn of the event loop. */
function framesAtOnce(waits: number[]): Frames {
  const pass = (ms: number) => {
    waits.push(ms)
    return new Promise<void>((done) => setImmediate(done))
  }
  return {
    wait: pass,
    tween: (ms, draw) => pass(ms).then(() => draw(1)),
    each: () => () => undefined,
    stop: () => undefined,
  }
}

function answerPlates({ store, prompts }: Studio, reads: (prompt: Prompt) => boolean): void {
  store.subscribe(({ prompt }, before) => {
    if (prompt && prompt !== before.prompt && reads(prompt)) setImmediate(() => prompts.answer(0))
  })
}

/** Returns the reply of `casino.play` to a bet. */
export function playedReply(
  outcome: SlotOutcome,
  bet: { stake: number; balance: number; nonce?: number; roundID?: string; game?: SlotGame },
) {
  const { rules } = bet.game ?? gameOf('lale-devri')
  const { stake, balance, nonce = 1, roundID = `round-${nonce}` } = bet
  const win = Number(slotPayout(rules, kurus(stake), outcome))
  return {
    roundID,
    gameID: 1,
    stake,
    win,
    balance,
    balanceAfter: balance,
    outcome,
    state: 'closed',
    date: '2026-11-21T10:00:00Z',
    fairness: { commitment: 'c'.repeat(64), clientSeed: 'seed', nonce, staleSeed: false },
    nonce,
  }
}
