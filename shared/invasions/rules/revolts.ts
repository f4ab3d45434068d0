export {
  canRevolt,
  mayRise,
  type RevoltEvent,
  revoltAmong,
  revoltAt,
  revoltIn,
  revoltInArea
} from './revolts/revolts.ts'
