export { paintScene } from './scene.ts'
export { createStage } from './stage.ts'
