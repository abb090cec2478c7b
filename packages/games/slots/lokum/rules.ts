import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [10,11,12,14,17,20]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: "lokum",
  version: 1,
  mapping: "book-1",
  tickets: 1048576,
  unitsPerBet: 100,
  stakes: [100,200,500,1000,2000,5000,10000,20000,30000,50000],
  rows: [6,6,6,6,6,6],
  symbols: ["rose","pistachio","orange","plum","mint","lemon","tray","sugar"],
  weights: {"base":[70,84,96,104,112,118,12,10],"free":null},
  evaluation: {"kind":"anywhere","least":10},
  pays: [
    pay('rose', 150, 220, 330, 650, 1450, 3650),
    pay('pistachio', 80, 130, 190, 380, 850, 2200),
    pay('orange', 45, 75, 110, 220, 500, 1300),
    pay('plum', 30, 50, 75, 150, 350, 850),
    pay('mint', 20, 30, 50, 100, 240, 600),
    pay('lemon', 15, 25, 35, 75, 180, 460),
  ],
  wild: null,
  scatter: {"symbol":"tray","units":[0,0,0,0,100,500,2500]},
  stepMultipliers: {"base":[1],"free":[1,1,2,2,3],"keeps":true},
  orbs: null,
  cellMultipliers: null,
  mystery: {"symbol":"sugar","weights":[8,9,10,11,12,12,0,0]},
  merges: false,
  freeSpins: {"awards":[0,0,0,0,6,8,10],"retriggers":[0],"maxSpins":10},
  capUnits: 500000,
  rtpBp: 9600,
}
