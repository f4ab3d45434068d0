import { z } from 'zod'
import { emperors } from './world/emperors.ts'
import { type EmperorId, emperorIds } from './world/ids.ts'

/** The game's name in saves and messages; the page needs it without the rules. */
export const GAME_ID = 'tetrarchia'

export const variantIds = ['imperium', 'mare-nostrum', 'diarchia', 'patres-patriae', 'el-grande'] as const
export type VariantId = (typeof variantIds)[number]

/** Whoever answers for some of the emperors: one for all, one for each half, or one for each. */
export const sideIds = ['empire', 'east', 'west', ...emperorIds] as const
export type SideId = (typeof sideIds)[number]

/** The four columns of the table, the easiest value first; the fourth value is that of the summary sheets. */
export const levelColumns = {
  discs: [5, 4, 3, 2],
  fleets: [3, 2, 1, 0],
  revolts: [0, 1, 2, 3],
  armies: [0, 1, 2, 3]
} as const

export interface Level {
  /** Of each emperor. */
  readonly discs: number
  readonly fleets: number
  /** Beyond the first six. */
  readonly revolts: number
  readonly armies: number
}

/** `4211`: four discs, two fleets, one more revolt, one army. */
export function levelOf(code: string): Level {
  const [discs = 0, fleets = 0, revolts = 0, armies = 0] = [...code].map(Number)
  return { discs, fleets, revolts, armies }
}

/** All that the rulebook's table gives: 81; with the summary sheets' harder column 256. */
export function levelCodes(columns: 3 | 4 = 3): string[] {
  const { discs, fleets, revolts, armies } = levelColumns
  const first = <T>(values: readonly T[]) => values.slice(0, columns)
  return first(discs).flatMap((disc) =>
    first(fleets).flatMap((fleet) =>
      first(revolts).flatMap((revolt) => first(armies).map((army) => `${disc}${fleet}${revolt}${army}`))
    )
  )
}

const listed = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter((name) => name !== '') : value),
  z.array(z.enum(variantIds)).max(variantIds.length)
)

const optionsSchema = z.strictObject({
  level: z
    .string()
    .regex(/^[2-5][0-3]{3}$/)
    .default('4200'),
  /** How many play, people and computers. */
  players: z.coerce.number().int().min(1).max(4).default(1),
  variants: listed.default([]).transform((named) => variantIds.filter((variant) => named.includes(variant))),
  /** With three: the Caesar whom all of them lead. */
  shared: z.enum(['galerius', 'constantius']).default('galerius')
})

/** What is settled before the first turn. */
export type TetrarchiaOptions = z.infer<typeof optionsSchema>

/** Throws a readable error when the options make no sense. Lists may come as text: `imperium,diarchia`. */
export function readOptions(input: unknown): TetrarchiaOptions {
  return optionsSchema.parse(input ?? {})
}

/** Who plays, in the order of play. */
export function sidesOf({
  players,
  shared
}: Pick<TetrarchiaOptions, 'players' | 'shared'>): readonly SideId[] {
  switch (players) {
    case 1:
      return ['empire']
    case 2:
      return ['east', 'west']
    case 3:
      return emperorIds.filter((emperor) => emperor !== shared)
    default:
      return emperorIds
  }
}

/** Who leads each emperor as the game begins. Of a shared Caesar his Augustus has the last word. */
export function leadersOf(options: Pick<TetrarchiaOptions, 'players' | 'shared'>): Record<EmperorId, SideId> {
  const leader = (emperor: EmperorId): SideId => {
    if (options.players === 1) return 'empire'
    if (options.players === 2) return emperors[emperor].half
    return options.players === 3 && emperor === options.shared ? emperors[emperor].partner : emperor
  }
  return {
    diocletian: leader('diocletian'),
    galerius: leader('galerius'),
    constantius: leader('constantius'),
    maximian: leader('maximian')
  }
}
