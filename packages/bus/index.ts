export { type Bus, createBus, defineTopic } from './bus.ts'
