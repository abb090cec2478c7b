import { erfc } from '../special.ts'
import type { Bits } from './bits.ts'

/** SP 800-22, 2.6: tests that 5 % of the peaks of the spectrum exceed the 95 % threshold. */
export function spectral(bits: Bits): number {
  const n = bits.length
  const { re, im } = fourier(new Float64Array(bits).map((bit) => 2 * bit - 1))
  const threshold = n * Math.log(1 / 0.05)
  let below = 0
  for (let k = 0; k < Math.floor(n / 2); k++) {
    if ((re[k] as number) ** 2 + (im[k] as number) ** 2 < threshold) below++
  }
  const deviation = (below - (0.95 * n) / 2) / Math.sqrt((n * 0.95 * 0.05) / 4)
  return erfc(Math.abs(deviation) / Math.SQRT2)
}

export type Spectrum = { readonly re: Float64Array; readonly im: Float64Array }

type Plan = Spectrum & {
  readonly values: Float64Array
  /** cos and sin of -2πk / n. */
  readonly cos: Float64Array
  readonly sin: Float64Array
  /** Buffer of a join: one value of each part. */
  readonly partRe: Float64Array
  readonly partIm: Float64Array
}

/**
 * Returns the discrete Fourier transform of real values of any length; fast if its prime factors are small.
 */
export function fourier(values: Float64Array): Spectrum {
  const n = values.length
  const turns = Float64Array.from({ length: n }, (_, k) => (-2 * Math.PI * k) / n)
  const [cos, sin] = [turns.map(Math.cos), turns.map(Math.sin)]
  const [re, im, partRe, partIm] = [0, 0, 0, 0].map(() => new Float64Array(n)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const plan = { re, im, values, cos, sin, partRe, partIm }
  transform(plan, { length: n, from: 0, stride: 1, to: 0 })
  return { re, im }
}

/** The values at `from`, `from` + `stride`, ..; their transform is written to `to`, `to` + 1, .. */
type Part = { readonly length: number; readonly from: number; readonly stride: number; readonly to: number }

/** Cooley and Tukey: transforms and joins four interleaved parts, or as many as the smallest prime factor. */
function transform(plan: Plan, part: Part): void {
  const { length, from, stride, to } = part
  if (length === 1) {
    plan.re[to] = plan.values[from] as number
    return
  }
  const parts = length % 4 === 0 ? 4 : smallestFactor(length)
  const short = length / parts
  for (let index = 0; index < parts; index++) {
    transform(plan, {
      length: short,
      from: from + index * stride,
      stride: stride * parts,
      to: to + index * short,
    })
  }
  join(plan, part, parts)
}

function smallestFactor(n: number): number {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return factor
  return n
}

/** X[k + q·short] is the sum over the parts r of W^(r (k + q·short)) Y_r[k]. */
function join(plan: Plan, { length, stride, to }: Part, parts: number): void {
  const { re, im, cos, sin, partRe, partIm } = plan
  const [short, turns] = [length / parts, cos.length]
  for (let k = 0; k < short; k++) {
    for (let r = 0; r < parts; r++) {
      partRe[r] = re[to + r * short + k] as number
      partIm[r] = im[to + r * short + k] as number
    }
    for (let place = k; place < length; place += short) {
      let sumRe = 0
      let sumIm = 0
      let turn = 0
      for (let r = 0; r < parts; r++) {
        const x = partRe[r] as number
        const y = partIm[r] as number
        const c = cos[turn] as number
        const s = sin[turn] as number
        sumRe += x * c - y * s
        sumIm += x * s + y * c
        turn += place * stride
        if (turn >= turns) turn -= turns
      }
      re[to + place] = sumRe
      im[to + place] = sumIm
    }
  }
}
