import { drawSample, type SampleRequest } from './draw-sample.ts'

export type { SampleRequest } from './draw-sample.ts'
/** Wins in stakes, spin by spin. */
export type SampleReply = readonly number[]

addEventListener('message', ({ data }: MessageEvent<SampleRequest>) => {
  postMessage(drawSample(data))
})
