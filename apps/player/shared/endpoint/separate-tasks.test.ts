import { expect, it } from 'vitest'
import { inSeparateTask } from './separate-tasks.ts'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

it('begins the first request at once and each further one in a task of its own, in order', async () => {
  const begun: string[] = []
  const ask = (name: string) =>
    inSeparateTask(() => {
      begun.push(name)
      return Promise.resolve(new Response(name))
    })
  const answers = ['a', 'b', 'c'].map(ask)
  expect(begun).toEqual(['a'])
  await nextTask()
  expect(begun).toEqual(['a', 'b'])
  await nextTask()
  expect(begun).toEqual(['a', 'b', 'c'])
  expect(await Promise.all(answers.map(async (answer) => (await answer).text()))).toEqual(['a', 'b', 'c'])
  await nextTask()
  void ask('d')
  expect(begun.at(-1)).toBe('d')
})

it('passes rejections on', async () => {
  const failing = () => inSeparateTask(() => Promise.reject(new Error('no line')))
  const [first, second] = await Promise.allSettled([failing(), failing()])
  expect([first, second].map((outcome) => outcome?.status)).toEqual(['rejected', 'rejected'])
})
