/** Strokes of the digits in boxes of 10 × 16: a font of the building machine would change them. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M5 1C1.5 1 1 5 1 8s.5 7 4 7 4-4 4-7-.5-7-4-7Z',
  1: 'M2 4 6 1V15',
  2: 'M1.5 4.5C1.5 2 3 1 5 1s3.8 1.2 3.8 3.6C8.8 8 1.5 11 1.2 15H9',
  3: 'M1.5 2.8C2.3 1.5 3.6 1 5 1c2.2 0 3.6 1.3 3.6 3.4S7 7.5 4.5 7.6C7.2 7.6 9 8.9 9 11.3S7.2 15 4.9 15c-1.6 0-3-.6-3.9-2',
  4: 'M7 15V1L1 10.5H9.5',
  5: 'M8.5 1H2.5L2 7.5C3 6.6 4 6.3 5.2 6.3 7.5 6.3 9 8 9 10.5S7.3 15 4.9 15c-1.6 0-3-.6-3.9-2',
  6: 'M8 1.5C4 2.5 1 6 1 10.5 1 13.2 2.7 15 5 15s4-1.7 4-4.3S7.3 6.5 5 6.5 1.4 8.3 1 10.5',
  7: 'M1 1H9L4 15',
  8: 'M5 7.5C3 7.5 1.6 6.2 1.6 4.3S3 1 5 1s3.4 1.4 3.4 3.3S7 7.5 5 7.5 1 9 1 11.2 2.7 15 5 15s4-1.6 4-3.8S7 7.5 5 7.5Z',
  9: 'M2 14.5C6 13.5 9 10 9 5.5 9 2.8 7.3 1 5 1S1 2.7 1 5.3 2.7 9.5 5 9.5 8.6 7.7 9 5.5',
  x: 'M1.5 5.5 8 12M8 5.5 1.5 12',
}
const PITCH = 13

/** Returns an SVG of this side: `×number` in white on a dark plate at the lower edge. */
export function numberPlate(number: string, side: number): Buffer {
  const signs = ['x', ...number]
  const width = signs.length * PITCH + 9
  const scale = 3.8
  const glyphs = signs.map(
    (sign, at) => `<path transform="translate(${6 + at * PITCH} 4)" d="${STROKES[sign]}"/>`,
  )
  const left = 128 - (width * scale) / 2
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 256 256">
<g transform="translate(${left} 160) scale(${scale})">
<rect width="${width}" height="24" rx="8" fill="#0b1720" stroke="#fff" stroke-opacity=".85" stroke-width="1.4"/>
<g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}</g>
</g></svg>`,
  )
}
