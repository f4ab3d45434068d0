import { z } from 'zod'
import { emperors } from './world/emperors.ts'
import { type EmperorId, emperorIds } from './world/ids.ts'

/** The game's name in saves and messages; the page needs it without the rules. */
export const GAME_ID = 'tetrarchia'

export const variantIds = [
  'imperium',
  'imperium-french',
  'mare-nostrum',
  'diarchia',
  'patres-patriae',
  'el-grande'
] as const
export type VariantId = (typeof variantIds)[number]

/** V.1, V.6: the variant that each rulebook calls Imperium. A game uses one of them. */
const imperiumEditions: readonly VariantId[] = ['imperium', 'imperium-french']

/** The chosen variants with one more or one less. One edition of Imperium replaces the other. */
export function withVariant(chosen: readonly VariantId[], variant: VariantId, isOn: boolean): VariantId[] {
  const replaced = isOn && imperiumEditions.includes(variant) ? imperiumEditions : []
  return variantIds.filter((id) => (id === variant ? isOn : chosen.includes(id) && !replaced.includes(id)))
}

/** A side plays all four emperors, one half of them, or a single one. */
export const sideIds = ['empire', 'east', 'west', ...emperorIds] as const
export type SideId = (typeof sideIds)[number]

/** The columns of the level table, the easiest value first. The fourth value is from the summary sheets. */
export const levelColumns = {
  discs: [5, 4, 3, 2],
  fleets: [3, 2, 1, 0],
  revolts: [0, 1, 2, 3],
  armies: [0, 1, 2, 3]
} as const

export interface Level {
  /** The discs of each emperor. */
  readonly discs: number
  readonly fleets: number
  /** Revolts beyond the first six. */
  readonly revolts: number
  readonly armies: number
}

/** `4211`: four discs, two fleets, one more revolt, one army. */
export function levelOf(code: string): Level {
  const [discs = 0, fleets = 0, revolts = 0, armies = 0] = [...code].map(Number)
  return { discs, fleets, revolts, armies }
}

/** The 81 levels of the rulebook; 256 with the harder column of the summary sheets. */
export function levelCodes(columns: 3 | 4 = 3): string[] {
  const { discs, fleets, revolts, armies } = levelColumns
  const first = <T>(values: readonly T[]) => values.slice(0, columns)
  return first(discs).flatMap((disc) =>
    first(fleets).flatMap((fleet) =>
      first(revolts).flatMap((revolt) => first(armies).map((army) => `${disc}${fleet}${revolt}${army}`))
    )
  )
}

const variantList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter((name) => name !== '') : value),
  z.array(z.enum(variantIds)).max(variantIds.length)
)

const optionsSchema = z.strictObject({
  level: z
    .string()
    .regex(/^[2-5][0-3]{3}$/)
    .default('4200'),
  /** The number of players, people and computers. */
  players: z.coerce.number().int().min(1).max(4).default(1),
  variants: variantList
    .default([])
    .refine((named) => !imperiumEditions.every((edition) => named.includes(edition)), 'only one Imperium')
    .transform((named) => variantIds.filter((variant) => named.includes(variant))),
  /** With three players: the Caesar whom they share. */
  shared: z.enum(['galerius', 'constantius']).default('galerius')
})

/** Choices made before the first turn. */
export type TetrarchiaOptions = z.infer<typeof optionsSchema>

/** Throws a readable error when the options are invalid. A list may be a text: `imperium,diarchia`. */
export function readOptions(input: unknown): TetrarchiaOptions {
  return optionsSchema.parse(input ?? {})
}

/** The sides, in the order of play. */
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

/** The side that plays each emperor at the start. The Augustus of a shared Caesar decides for him. */
export function initialLeaders(
  options: Pick<TetrarchiaOptions, 'players' | 'shared'>
): Record<EmperorId, SideId> {
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
