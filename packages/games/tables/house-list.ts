import { CRASH_TABLE } from './crash/house-table.ts'
import type { HouseTable } from './house-tables.ts'

type Stakes = Pick<HouseTable, 'minBet' | 'maxBet' | 'maxReturn' | 'chips'>

/** Limits and chips, in kuruş. */
const SMALL: Stakes = {
  minBet: 100,
  maxBet: 500_000,
  maxReturn: 1_800_000,
  chips: [100, 500, 1000, 2500, 10_000, 50_000],
}
const MEDIUM: Stakes = {
  minBet: 500,
  maxBet: 2_500_000,
  maxReturn: 9_000_000,
  chips: [500, 1000, 2500, 10_000, 50_000, 100_000],
}
const HIGH: Stakes = {
  minBet: 2500,
  maxBet: 10_000_000,
  maxReturn: 36_000_000,
  chips: [2500, 10_000, 50_000, 100_000, 500_000],
}

/** The wheel pays up to 1,961 times a stake, so its wins may be higher than those of other tables. */
const WHEEL: Stakes = {
  minBet: 100,
  maxBet: 500_000,
  maxReturn: 10_000_000,
  chips: [100, 500, 1000, 2500, 10_000, 50_000],
}

/** An ante leaves room for the stake that plays it, and the best hands pay up to a hundred times. */
const POKER: Stakes = {
  minBet: 500,
  maxBet: 1_500_000,
  maxReturn: 25_000_000,
  chips: [500, 1000, 2500, 10_000, 50_000, 100_000],
}
const HIGH_POKER: Stakes = {
  minBet: 2500,
  maxBet: 6_000_000,
  maxReturn: 60_000_000,
  chips: [2500, 10_000, 50_000, 100_000, 500_000],
}

const CALM = { bettingMs: 25_000, drawingMs: 10_000, resultMs: 6_000 }
/** Pace of a game with decisions: bets, each decision, result. */
const SEATED = { bettingMs: 20_000, drawingMs: 15_000, resultMs: 7_000 }
/** Pace for experienced players: short betting and result. */
const SPEED = { bettingMs: 10_000, drawingMs: 7_000, resultMs: 3_500 }
const FAST = { bettingMs: 14_000, drawingMs: 7_000, resultMs: 4_000 }

/** Pace of a table that is dealt by hand. An entry can be corrected while the drawing is shown. */
const BY_HAND = { bettingMs: 25_000, drawingMs: 8_000, resultMs: 6_000 }
/** Time for each number or card of a dealer. */
const ENTRY = { entryMs: 60_000 }

/** The live tables of the house, in the order of the lobby. */
export const HOUSE_TABLES: readonly HouseTable[] = [
  {
    id: 101,
    name: { tr: 'Galata Rulet', en: 'Galata Roulette' },
    game: 'roulette',
    presenter: 'Selin',
    pace: CALM,
    ...MEDIUM,
  },
  {
    id: 102,
    name: { tr: 'Karaköy Hızlı Rulet', en: 'Karaköy Fast Roulette' },
    game: 'roulette',
    presenter: 'Deniz',
    pace: FAST,
    ...SMALL,
  },
  {
    id: 107,
    name: { tr: 'Sarıyer Bakara', en: 'Sarıyer Baccarat' },
    game: 'baccarat',
    presenter: 'Kerem',
    pace: CALM,
    ...MEDIUM,
  },
  {
    id: 121,
    name: { tr: 'Haliç Blackjack', en: 'Golden Horn Blackjack' },
    game: 'blackjack',
    presenter: 'Defne',
    pace: SEATED,
    ...MEDIUM,
  },
  CRASH_TABLE,
  {
    id: 117,
    name: { tr: 'Lunapark Çarkı', en: 'Funfair Wheel' },
    game: 'money-wheel',
    presenter: 'Derya',
    pace: { ...CALM, bettingMs: 18_000 },
    ...WHEEL,
  },
  {
    id: 129,
    name: { tr: 'Beşiktaş Üç Kart Poker', en: 'Beşiktaş Three Card Poker' },
    game: 'three-card-poker',
    presenter: 'Ece',
    pace: SEATED,
    ...POKER,
  },
  {
    id: 132,
    name: { tr: 'Arnavutköy Casino Hold’em', en: 'Arnavutköy Casino Hold’em' },
    game: 'casino-holdem',
    presenter: 'Kaan',
    pace: SEATED,
    ...POKER,
  },
  {
    id: 119,
    name: { tr: 'Ortaköy Andar Bahar', en: 'Ortaköy Andar Bahar' },
    game: 'andar-bahar',
    presenter: 'Kaan',
    pace: { ...CALM, bettingMs: 18_000 },
    ...SMALL,
  },
  {
    id: 111,
    name: { tr: 'Üsküdar Ejder Kaplan', en: 'Üsküdar Dragon Tiger' },
    game: 'dragon-tiger',
    presenter: 'Defne',
    pace: FAST,
    ...SMALL,
  },
  {
    id: 114,
    name: { tr: 'Eminönü Sic Bo', en: 'Eminönü Sic Bo' },
    game: 'sic-bo',
    presenter: 'Ece',
    pace: CALM,
    ...MEDIUM,
  },
  {
    id: 103,
    name: { tr: 'Boğaz Salon Rulet', en: 'Bosphorus Salon Roulette' },
    game: 'roulette',
    presenter: 'Aslı',
    pace: CALM,
    ...HIGH,
  },
  {
    id: 108,
    name: { tr: 'Emirgan Hızlı Bakara', en: 'Emirgan Fast Baccarat' },
    game: 'baccarat',
    presenter: 'Derya',
    pace: FAST,
    ...SMALL,
  },
  {
    id: 104,
    name: { tr: 'Moda Rulet', en: 'Moda Roulette' },
    game: 'roulette',
    presenter: 'Mert',
    pace: CALM,
    ...SMALL,
  },
  {
    id: 109,
    name: { tr: 'Nişantaşı Salon Bakara', en: 'Nişantaşı Salon Baccarat' },
    game: 'baccarat',
    presenter: 'Aslı',
    pace: CALM,
    ...HIGH,
  },
  {
    id: 122,
    name: { tr: 'Bebek Salon Blackjack', en: 'Bebek Salon Blackjack' },
    game: 'blackjack',
    presenter: 'Mert',
    pace: { ...SEATED, drawingMs: 12_000 },
    ...HIGH,
  },
  {
    id: 112,
    name: { tr: 'Çengelköy Ejder Kaplan', en: 'Çengelköy Dragon Tiger' },
    game: 'dragon-tiger',
    presenter: 'Kaan',
    pace: CALM,
    ...MEDIUM,
  },
  {
    id: 115,
    name: { tr: 'Balat Hızlı Sic Bo', en: 'Balat Fast Sic Bo' },
    game: 'sic-bo',
    presenter: 'Deniz',
    pace: FAST,
    ...SMALL,
  },
  {
    id: 105,
    name: { tr: 'Kuzguncuk Hızlı Rulet', en: 'Kuzguncuk Fast Roulette' },
    game: 'roulette',
    presenter: 'Kaan',
    pace: FAST,
    ...MEDIUM,
  },
  {
    id: 110,
    name: { tr: 'Kanlıca Bakara', en: 'Kanlıca Baccarat' },
    game: 'baccarat',
    presenter: 'Ece',
    pace: CALM,
    ...SMALL,
  },
  {
    id: 113,
    name: { tr: 'Beykoz Salon Ejder Kaplan', en: 'Beykoz Salon Dragon Tiger' },
    game: 'dragon-tiger',
    presenter: 'Selin',
    pace: CALM,
    ...HIGH,
  },
  {
    id: 116,
    name: { tr: 'Tophane Salon Sic Bo', en: 'Tophane Salon Sic Bo' },
    game: 'sic-bo',
    presenter: 'Mert',
    pace: CALM,
    ...HIGH,
  },
  {
    id: 106,
    name: { tr: 'Pera Salon Rulet', en: 'Pera Salon Roulette' },
    game: 'roulette',
    presenter: 'Defne',
    pace: FAST,
    ...HIGH,
  },
  {
    id: 124,
    name: { tr: 'Tarabya Seri Bakara', en: 'Tarabya Speed Baccarat' },
    game: 'baccarat',
    presenter: 'Selin',
    pace: SPEED,
    ...MEDIUM,
  },
  {
    id: 127,
    name: { tr: 'Fener Blackjack', en: 'Fener Blackjack' },
    game: 'blackjack',
    presenter: 'Kerem',
    pace: SEATED,
    ...SMALL,
  },
  {
    id: 123,
    name: { tr: 'Bostancı Seri Rulet', en: 'Bostancı Speed Roulette' },
    game: 'roulette',
    presenter: 'Derya',
    pace: SPEED,
    ...MEDIUM,
  },
  {
    id: 118,
    name: { tr: 'Sahil Çarkı', en: 'Seaside Wheel' },
    game: 'money-wheel',
    presenter: 'Ece',
    hours: { opens: 12, closes: 2 },
    pace: { ...CALM, bettingMs: 12_000 },
    ...WHEEL,
  },
  {
    id: 125,
    name: { tr: 'Ada Rulet', en: 'Island Roulette' },
    game: 'roulette',
    presenter: 'Mert',
    hours: { opens: 10, closes: 22 },
    pace: CALM,
    ...SMALL,
  },
  {
    id: 120,
    name: { tr: 'Yeniköy Salon Andar Bahar', en: 'Yeniköy Salon Andar Bahar' },
    game: 'andar-bahar',
    presenter: 'Aslı',
    hours: { opens: 18, closes: 2 },
    pace: CALM,
    ...HIGH,
  },
  {
    id: 126,
    name: { tr: 'Gece Rulet', en: 'Night Roulette' },
    game: 'roulette',
    presenter: 'Kerem',
    hours: { opens: 20, closes: 4 },
    pace: CALM,
    ...HIGH,
  },
  {
    id: 128,
    name: { tr: 'Gece Bakara', en: 'Night Baccarat' },
    game: 'baccarat',
    presenter: 'Defne',
    hours: { opens: 20, closes: 4 },
    pace: CALM,
    ...HIGH,
  },
  {
    id: 130,
    name: { tr: 'Çırağan Salon Üç Kart Poker', en: 'Çırağan Salon Three Card Poker' },
    game: 'three-card-poker',
    presenter: 'Selin',
    hours: { opens: 16, closes: 4 },
    pace: SEATED,
    ...HIGH_POKER,
  },
  {
    id: 133,
    name: { tr: 'Çamlıca Salon Casino Hold’em', en: 'Çamlıca Salon Casino Hold’em' },
    game: 'casino-holdem',
    presenter: 'Mert',
    hours: { opens: 18, closes: 4 },
    pace: SEATED,
    ...HIGH_POKER,
  },
  {
    id: 134,
    name: { tr: 'Beyoğlu Elden Rulet', en: 'Beyoğlu Hand-Dealt Roulette' },
    game: 'roulette',
    presenter: 'Selin',
    byHand: ENTRY,
    pace: BY_HAND,
    ...SMALL,
  },
  {
    id: 135,
    name: { tr: 'Taksim Elden Bakara', en: 'Taksim Hand-Dealt Baccarat' },
    game: 'baccarat',
    presenter: 'Kerem',
    byHand: ENTRY,
    pace: BY_HAND,
    ...SMALL,
  },
  {
    id: 136,
    name: { tr: 'Harbiye Elden Ejder Kaplan', en: 'Harbiye Hand-Dealt Dragon Tiger' },
    game: 'dragon-tiger',
    presenter: 'Deniz',
    byHand: ENTRY,
    hours: { opens: 18, closes: 2 },
    pace: BY_HAND,
    ...SMALL,
  },
]
