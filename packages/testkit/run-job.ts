import type { Job } from '@poyraz/jobs'

/** Runs a scheduled job once. */
export async function runJob(jobs: readonly Job[], name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name)
  if (!job || job.kind === 'queue') throw new Error(`${name} is no job that runs by time`)
  await job.run(new AbortController().signal)
}
