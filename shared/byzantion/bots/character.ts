/** The settings of a computer player. */
export interface Character {
  /** How far its judgement of an action strays, in Doxa. */
  readonly noise: number
  /** It keeps resources for events that are still to come. */
  readonly plansAhead: boolean
  /** It arranges its bandons, and values heroes for what they lead. */
  readonly leads: boolean
  /** It counts what units bring its missions. */
  readonly knowsMissions: boolean
  /** It spoils an event that brings a rival more than it costs itself. */
  readonly sabotages: boolean
  /** It keeps intrigue for moments that are worth its price. */
  readonly schemes: boolean
}

/** The weakest first. */
export const characters = {
  recruit: {
    noise: 36,
    plansAhead: false,
    leads: false,
    knowsMissions: false,
    sabotages: false,
    schemes: false
  },
  legate: {
    noise: 7,
    plansAhead: false,
    leads: true,
    knowsMissions: false,
    sabotages: false,
    schemes: true
  },
  magister: {
    noise: 0,
    plansAhead: true,
    leads: true,
    knowsMissions: true,
    sabotages: true,
    schemes: true
  }
} as const satisfies Readonly<Record<string, Character>>
