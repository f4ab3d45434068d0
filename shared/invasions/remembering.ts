export { once, remembering } from '../engine/remembering.ts'
