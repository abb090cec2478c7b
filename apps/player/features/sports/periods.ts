export type { EventState } from '@poyraz/contract'

/** Periods of the clock that have a text. */
export const PERIODS = [
  '1',
  'HT',
  '2',
  'FT',
  'Q1',
  'Q2',
  'Q3',
  'Q4',
  'P1',
  'P2',
  'P3',
  'INT',
  'OT',
  'SO',
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
] as const
