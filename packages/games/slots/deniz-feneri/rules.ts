import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'deniz-feneri',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 50,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3, 3, 3],
  strips: {
    base: [
      'fish dolphin lighthouse fish octopus fish dolphin shell octopus dolphin fish octopus fish octopus crab anchor octopus anchor crab dolphin octopus anchor fish octopus dolphin fish boat octopus fish octopus',
      'anchor octopus boat crab lighthouse crab boat shell crab boat octopus shell crab shell crab shell crab fish ring octopus crab dolphin shell crab shell crab boat fish',
      'fish dolphin fish octopus fish octopus dolphin anchor octopus crab octopus fish octopus lighthouse octopus ring crab anchor octopus shell fish boat shell anchor fish dolphin octopus dolphin',
      'shell crab fish octopus crab lighthouse shell crab fish octopus fish boat crab boat dolphin fish shell crab octopus boat shell dolphin crab anchor dolphin octopus anchor octopus shell fish octopus ring',
      'dolphin anchor octopus boat octopus shell dolphin crab boat shell crab fish shell octopus anchor fish shell boat lighthouse fish dolphin octopus crab shell octopus crab anchor fish crab octopus dolphin fish crab',
    ].map((strip) => strip.split(' ')),
    free: [
      'fish octopus fish dolphin lighthouse octopus crab fish boat anchor octopus anchor fish octopus dolphin crab fish octopus fish octopus fish dolphin fish octopus dolphin shell dolphin octopus anchor octopus',
      'boat shell crab boat fish octopus crab ring shell crab anchor crab octopus shell crab boat shell crab octopus crab boat shell lighthouse fish dolphin crab shell crab',
      'crab anchor dolphin shell lighthouse fish octopus ring octopus fish dolphin octopus dolphin octopus fish octopus crab octopus shell octopus anchor fish dolphin fish octopus fish boat anchor',
      'fish dolphin anchor crab octopus fish shell octopus dolphin crab boat octopus lighthouse octopus ring crab fish octopus fish octopus shell crab shell anchor crab fish shell crab boat shell boat dolphin',
      'crab shell crab boat shell octopus fish octopus shell anchor lighthouse octopus crab shell dolphin crab fish boat anchor boat crab anchor shell fish octopus fish octopus dolphin fish dolphin crab octopus dolphin',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'anchor', units: [0, 0, 0, 56, 170, 560], natural: false },
    { symbol: 'boat', units: [0, 0, 0, 39, 110, 390], natural: false },
    { symbol: 'dolphin', units: [0, 0, 0, 28, 84, 280], natural: false },
    { symbol: 'shell', units: [0, 0, 0, 17, 51, 170], natural: false },
    { symbol: 'fish', units: [0, 0, 0, 11, 34, 100], natural: false },
    { symbol: 'crab', units: [0, 0, 0, 9, 27, 79], natural: false },
    { symbol: 'octopus', units: [0, 0, 0, 6, 17, 56], natural: false },
  ],
  wild: { symbol: 'ring', multiplier: 1, expands: ['free'] },
  scatter: { symbol: 'lighthouse', units: [0, 0, 0, 100, 500, 5000] },
  freeSpins: { awards: [0, 0, 0, 10, 15, 20], retriggers: [0, 0, 0, 5, 5, 5], multiplier: 2, maxSpins: 50 },
  capUnits: 3800000,
  rtpBp: 9635,
}
