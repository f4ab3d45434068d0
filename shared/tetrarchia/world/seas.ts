import type { SeaId } from './ids.ts'

export interface SeaRecord {
  readonly name: string
  /** Where its circle is drawn. */
  readonly lon: number
  readonly lat: number
}

/** Each borders on the one before it and the one after it. */
export const seas: Readonly<Record<SeaId, SeaRecord>> = {
  atlanticum: { name: 'Mare Atlanticum', lon: -9.8, lat: 46.4 },
  internum: { name: 'Mare Internum', lon: 5.4, lat: 39.3 },
  aegaeum: { name: 'Mare Aegaeum', lon: 28.4, lat: 34.2 }
}
