import type { SeaId } from './ids.ts'

export interface SeaRecord {
  readonly name: string
  /** The position of its circle. */
  readonly lon: number
  readonly lat: number
}

/** Each borders on the previous and the next. */
export const seas: Readonly<Record<SeaId, SeaRecord>> = {
  atlanticum: { name: 'Mare Atlanticum', lon: -9.8, lat: 46.4 },
  internum: { name: 'Mare Internum', lon: 5.4, lat: 39.3 },
  aegaeum: { name: 'Mare Aegaeum', lon: 28.4, lat: 34.2 }
}
