import { z } from 'zod'
import { provenanceSchema } from '../provenance.ts'
import { conditionSchema, effectSchema, targetKindSchema, windowSchema } from './effect.ts'

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const bilingual = z.strictObject({ en: z.string().min(1), es: z.string().min(1) })

/** One way to play a card: when, at what, for how much, to what effect. */
export const playSchema = z.strictObject({
  window: windowSchema,
  /** `own`: the moment of a nation of the player; `other`: of another player's; `any`. */
  whose: z.enum(['own', 'other', 'any']),
  target: z.strictObject({ kind: targetKindSchema, where: z.array(conditionSchema) }),
  /** Paid from the player's nation; without the gold the card cannot be played (XXX.A). */
  cost: z.strictObject({ gold: z.int().min(1), to: z.enum(['target', 'bank']) }).optional(),
  effects: z.array(effectSchema).min(1),
  /**
   * No legal target: a private card stays in hand (`keep`); a public one is discarded without effect
   * (`discard`), or its random Area is rolled once more and then discarded (`roll-again`).
   */
  ifNone: z.enum(['keep', 'discard', 'roll-again'])
})
export type Play = z.infer<typeof playSchema>

const common = { id, name: bilingual, text: bilingual, provenance: provenanceSchema }

export const eventCardSchema = z.strictObject({
  ...common,
  kind: z.literal('event'),
  number: z.int().min(1).max(72),
  /** X.B: red back, played when drawn; or brown back, kept in hand. */
  back: z.enum(['public', 'private']),
  /** One play is chosen each time the card is used. */
  plays: z.array(playSchema).min(1)
})
export type EventCard = z.infer<typeof eventCardSchema>

/** XXX: a design and how many of the 18 cards bear it. */
export const diplomacyCardSchema = z.strictObject({
  ...common,
  kind: z.literal('diplomacy'),
  latin: z.string().min(1),
  copies: z.int().min(1),
  plays: z.array(playSchema).min(1)
})
export type DiplomacyCard = z.infer<typeof diplomacyCardSchema>

export const calamityIds = [
  'brigandage',
  'earthquake',
  'heresy',
  'inaction',
  'intolerance',
  'misrule',
  'mutiny',
  'plague',
  'prosperity',
  'reconciliation',
  'revolt',
  'usurper'
] as const
export const calamityIdSchema = z.enum(calamityIds)
export type CalamityId = z.infer<typeof calamityIdSchema>

export const calamitySchema = z.strictObject({
  ...common,
  id: calamityIdSchema,
  kind: z.literal('calamity'),
  number: z.int().min(1).max(12),
  /** Only a harmful one counts in the collapse roll (XIV.K). */
  harmful: z.boolean(),
  /** `target` is the nation that receives it. */
  effects: z.array(effectSchema).min(1)
})
export type Calamity = z.infer<typeof calamitySchema>

export const administrationTypes = ['passive', 'military', 'reform'] as const

/** XIII.E: what the card does to a nation in one of the three sections of the age track (VI.A). */
export const administrationColumnSchema = z.strictObject({
  gold: z.strictObject({ kingdom: z.int(), empire: z.int() }),
  /** VI.E: from -1 to +2 spaces. */
  ageing: z.int().min(-1).max(2),
  calamity: calamityIdSchema.nullable(),
  leader: z.enum(['active', 'inactive'])
})
export type AdministrationColumn = z.infer<typeof administrationColumnSchema>

export const administrationCardSchema = z.strictObject({
  ...common,
  kind: z.literal('administration'),
  type: z.enum(administrationTypes),
  ages: z.strictObject({
    young: administrationColumnSchema,
    mature: administrationColumnSchema,
    old: administrationColumnSchema
  })
})
export type AdministrationCard = z.infer<typeof administrationCardSchema>

/** XXIV.D: a design and how many markers of the pool bear it. */
export const plunderMarkerSchema = z.strictObject({
  id,
  gold: z.int().min(1).max(3),
  copies: z.int().min(1),
  effect: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('event'), number: z.int().min(1).max(72) }),
    z.strictObject({ kind: z.literal('calamity'), calamity: z.literal('usurper') })
  ]),
  provenance: provenanceSchema
})
export type PlunderMarker = z.infer<typeof plunderMarkerSchema>
