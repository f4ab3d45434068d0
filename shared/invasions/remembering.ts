export { once, memoize } from '../engine/remembering.ts'
