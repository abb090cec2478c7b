export { type Bus, createBus, defineTopic, type Relay, type Topic } from './bus.ts'
export { connectRedis, type RedisLink } from './redis.ts'
