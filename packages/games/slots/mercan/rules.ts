import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'mercan',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 50,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 4, 5, 4, 3],
  strips: {
    base: [
      'jellyfish jellyfish shark shark crab crab jellyfish jellyfish puffer puffer crab crab lobster lobster puffer puffer shrimp shrimp coral jellyfish jellyfish turtle turtle puffer puffer shrimp shrimp lobster lobster shrimp shrimp turtle turtle dolphin dolphin',
      'shark shark shrimp shrimp dolphin dolphin turtle turtle lobster lobster crab crab puffer puffer jellyfish jellyfish shrimp shrimp dolphin dolphin shrimp shrimp jellyfish jellyfish lobster lobster jellyfish jellyfish coral octopus crab crab turtle turtle puffer puffer',
      'puffer puffer lobster lobster puffer puffer crab crab shrimp shrimp jellyfish jellyfish turtle turtle dolphin dolphin puffer puffer shrimp shrimp crab crab jellyfish jellyfish shrimp shrimp jellyfish jellyfish coral shark shark lobster lobster octopus turtle turtle',
      'puffer puffer shark shark dolphin dolphin crab crab shrimp shrimp turtle turtle jellyfish jellyfish crab crab lobster lobster shrimp shrimp jellyfish jellyfish shrimp shrimp puffer puffer dolphin dolphin jellyfish jellyfish lobster lobster octopus turtle turtle coral',
      'shrimp shrimp coral shrimp shrimp turtle turtle jellyfish jellyfish shark shark puffer puffer turtle turtle jellyfish jellyfish shrimp shrimp crab crab lobster lobster crab crab lobster lobster dolphin dolphin puffer puffer jellyfish jellyfish puffer puffer',
    ].map((strip) => strip.split(' ')),
    free: [
      'puffer puffer shrimp shrimp puffer puffer dolphin dolphin turtle turtle shark shark jellyfish jellyfish crab crab shrimp shrimp turtle turtle shrimp shrimp lobster lobster puffer puffer jellyfish jellyfish lobster lobster crab crab jellyfish jellyfish coral',
      'crab crab jellyfish jellyfish crab crab dolphin dolphin lobster lobster octopus dolphin dolphin puffer puffer octopus coral turtle turtle shark shark shrimp shrimp puffer puffer shrimp shrimp jellyfish jellyfish turtle turtle lobster lobster jellyfish jellyfish shrimp shrimp',
      'shrimp shrimp puffer puffer jellyfish jellyfish octopus turtle turtle crab crab turtle turtle lobster lobster shrimp shrimp jellyfish jellyfish crab crab shark shark puffer puffer shrimp shrimp puffer puffer octopus dolphin dolphin jellyfish jellyfish lobster lobster coral',
      'puffer puffer shrimp shrimp jellyfish jellyfish turtle turtle coral octopus dolphin dolphin shark shark turtle turtle shrimp shrimp lobster lobster jellyfish jellyfish shrimp shrimp lobster lobster crab crab jellyfish jellyfish puffer puffer dolphin dolphin crab crab octopus',
      'jellyfish jellyfish crab crab lobster lobster crab crab puffer puffer jellyfish jellyfish puffer puffer turtle turtle shrimp shrimp turtle turtle coral puffer puffer dolphin dolphin shrimp shrimp lobster lobster jellyfish jellyfish shrimp shrimp shark shark',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'shark', units: [0, 0, 0, 15, 61, 310], natural: false },
    { symbol: 'dolphin', units: [0, 0, 0, 11, 41, 180], natural: false },
    { symbol: 'turtle', units: [0, 0, 0, 7, 23, 89], natural: false },
    { symbol: 'lobster', units: [0, 0, 0, 5, 15, 61], natural: false },
    { symbol: 'crab', units: [0, 0, 0, 4, 11, 41], natural: false },
    { symbol: 'puffer', units: [0, 0, 0, 3, 8, 31], natural: false },
    { symbol: 'jellyfish', units: [0, 0, 0, 2, 6, 21], natural: false },
    { symbol: 'shrimp', units: [0, 0, 0, 1, 5, 16], natural: false },
  ],
  wild: { symbol: 'octopus', multiplier: 2, expands: [] },
  scatter: { symbol: 'coral', units: [0, 0, 0, 100, 500, 2500] },
  freeSpins: { awards: [0, 0, 0, 8, 12, 16], retriggers: [0, 0, 0, 4, 6, 8], multiplier: 1, maxSpins: 40 },
  capUnits: 1900000,
  rtpBp: 9595,
}
