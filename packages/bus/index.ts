export { type Bus, createBus, defineTopic, type Topic } from './bus.ts'
