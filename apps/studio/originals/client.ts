import type { OriginalEnd, OriginalGame } from '@poyraz/games/originals'
import type { Lang } from '@poyraz/text'
import type { ComponentType } from 'react'
import type { Translate } from '../texts.ts'

/** A command as it is sent: plain JSON with a `kind`. */
export type Command = Record<string, string | number | boolean | number[]>

/** An outcome or view of any original: what the rules say, and the commands so far. */
export type Shown = {
  readonly units: number
  readonly commands: readonly unknown[]
  readonly ended?: OriginalEnd | null
}

export type Speech = { readonly t: Translate; readonly lang: Lang }

/** A figure that follows from the rules and the chosen options. */
export type Figure = { readonly name: string; readonly value: string }

/** The round on the board. */
export type BoardRound<Outcome> = {
  readonly roundId: string
  readonly outcome: Outcome
  readonly isOpen: boolean
}

export type BoardProps<Options, Outcome> = {
  readonly options: Options
  readonly setOptions: (options: Options) => void
  /** True while the options may not be changed. */
  readonly isLocked: boolean
  readonly round: BoardRound<Outcome> | null
  /** Goes on with the open round. */
  readonly choose: (command: Command) => void
  /** True while the player may send the next command of the open round. */
  readonly mayChoose: boolean
}

export type ControlsProps<Options> = Pick<BoardProps<Options, unknown>, 'options' | 'setOptions' | 'isLocked'>

/** The client of one original: how its options, board and outcomes look. Every figure comes from its rules. */
export type OriginalClient<Options = unknown, Outcome = Shown> = {
  readonly game: OriginalGame
  readonly opening: Options
  /** Validates options that the browser stored. */
  isOptions(value: object): boolean
  /** Returns false for an outcome of other rules. */
  isOutcome(outcome: object): boolean
  /** The options that a round was played with, to show it again; `null` keeps the chosen ones. */
  optionsOf(outcome: Outcome): Options | null
  /** First command of a round with these options; `null` while they are not complete. */
  command(options: Options): Command | null
  /** Time that the board takes to show the last command. */
  showMs(outcome: Outcome): number
  /** Figures of the options, or of the next decision of the open round. */
  figures(options: Options, speech: Speech, open: Outcome | null): readonly Figure[]
  /** True if every win of the same options pays the same. */
  readonly isOnePay: boolean
  /** Most units that a round with these options pays. */
  mostUnits(options: Options): number
  /** Name of the button that starts a round. */
  startLabel(speech: Speech): string
  /** A past outcome in a few characters. */
  label(outcome: Outcome, lang: Lang): string
  /** Description of the outcome for screen readers; the amounts follow it. */
  spoken(outcome: Outcome, speech: Speech): string
  readonly Board: ComponentType<BoardProps<Options, Outcome>>
  readonly Controls: ComponentType<ControlsProps<Options>>
  /** Section of the rules: how the game is played and what it pays. */
  readonly Rules: ComponentType
}

/** Makes a client one of many: options and outcomes of a game only meet its own client. */
export function anyClient<Options, Outcome>(client: OriginalClient<Options, Outcome>): OriginalClient {
  return client as unknown as OriginalClient
}
