export { countMessages, type MessageCount } from './count-messages.ts'
export { enqueue } from './enqueue.ts'
export {
  FinalFailure,
  type Job,
  type LocalJob,
  MESSAGE_RETRY,
  type QueueJob,
  type Retry,
  RUN_RETRY,
  type ScheduledJob,
} from './job.ts'
export { migrations } from './migrations.ts'
export { syncQueues } from './queues.ts'
export { runWaiting } from './run-waiting.ts'
export { startRunner } from './runner.ts'
