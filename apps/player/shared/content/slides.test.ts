import { describe, expect, it } from 'vitest'
import type { Slider } from './content.ts'
import { isPromotion, slidesAt } from './slides.ts'

function slider(id: number, sliderPlace: Slider['sliderPlace'], link = '/verify'): Slider {
  return {
    id,
    title: `Slayt ${id}`,
    text: '',
    image: '1f381',
    link,
    Status: 1,
    Start_date: '2026-01-01T00:00:00Z',
    End_date: '2027-01-01T00:00:00Z',
    sliderPlace,
    order: id,
  }
}

describe('slidesAt', () => {
  const sliders = [slider(3, 'sol'), slider(1, 'sag'), slider(2, 'sol'), slider(4, 'sag')]

  it('keeps the slides of one side in their order (S3.6)', () => {
    expect(slidesAt('sol', sliders).map(({ key }) => key)).toEqual(['3', '2'])
    expect(slidesAt('sag', sliders).map(({ key }) => key)).toEqual(['1', '4'])
  })

  it('gives neighbours different backgrounds', () => {
    const grounds = [...slidesAt('sol', sliders).slice(0, 1), ...slidesAt('sag', sliders)].map(
      (one) => one.ground,
    )
    expect(new Set(grounds).size).toBe(3)
  })
})

it.each([
  ['/promotions?id=1', true],
  ['/promotions', true],
  ['/verify', false],
  ['', false],
])('a slide to "%s" is a promotion: %s', (link, expected) => {
  expect(slidesAt('sol', [slider(1, 'sol', link)]).map(isPromotion)).toEqual([expected])
})
