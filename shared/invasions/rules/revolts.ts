export { canRevolt, mayRise, type RevoltEvent, revoltAt, revoltIn, revoltInArea } from './revolts/revolts.ts'
