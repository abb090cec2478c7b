import type { Table } from './use-table.ts'

/** Cloth of each game, bright where the lamps hang. */
const CLOTHS: Readonly<Record<Table['game'], readonly [string, string, string, string]>> = {
  roulette: ['#1583a0', '#0d4f86', '#0a2d63', '#081d44'],
  baccarat: ['#b3314c', '#7d1a35', '#4d0f24', '#2d0817'],
  'dragon-tiger': ['#12876c', '#0b5f52', '#08413d', '#052a2b'],
  blackjack: ['#2f74e8', '#1d4fb8', '#12327c', '#0a1c4a'],
  'three-card-poker': ['#1c8f5a', '#126b43', '#0b482e', '#062a1c'],
  'casino-holdem': ['#14807f', '#0e5c63', '#093f47', '#05262d'],
  crash: ['#2a6aa8', '#173f78', '#0c2450', '#081730'],
  'sic-bo': ['#7c3fb0', '#522587', '#35165f', '#200c3f'],
  'money-wheel': ['#a83a7c', '#6f2158', '#43123c', '#270a26'],
  'andar-bahar': ['#b5651d', '#7d3f12', '#4c240c', '#2c1407'],
}

export function clothOf(game: Table['game']): string {
  const [light, middle, dark, edge] = CLOTHS[game]
  return `radial-gradient(120% 90% at 55% 0%, ${light} 0%, ${middle} 42%, ${dark} 78%, ${edge} 100%)`
}

/** The felt of a wide scene behind its wooden rim. */
export function Felt({ game }: { readonly game: Table['game'] }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0" style={{ top: '36%' }}>
      <div
        className="absolute inset-x-0 top-3 bottom-0"
        style={{ background: clothOf(game), clipPath: 'ellipse(130% 100% at 50% 100%)' }}
      />
      <svg viewBox="0 0 1440 60" preserveAspectRatio="none" className="absolute inset-x-0 top-0 h-10 w-full">
        <path d="M0 44Q720 0 1440 44V60Q720 18 0 60Z" fill="#6d3d1d" />
        <path d="M0 44Q720 0 1440 44" fill="none" stroke="#e0b069" strokeWidth="2" />
        <path d="M0 60Q720 18 1440 60" fill="none" stroke="#3a1f0f" strokeWidth="3" />
      </svg>
    </div>
  )
}
