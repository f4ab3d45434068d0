import { z } from 'zod'
import { provenanceSchema } from '../provenance.ts'
import { administrationTypes } from './administration-types.ts'
import { conditionSchema, effectSchema, targetKindSchema, windowSchema } from './effect.ts'

export const kebabIdSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const bilingual = z.strictObject({ en: z.string().min(1), es: z.string().min(1) })

/** One of the plays printed on a card: window, target, cost and effects. */
export const printedPlaySchema = z.strictObject({
  window: windowSchema,
  /** `own`: the moment of one of the player's nations; `other`: of another player's nation; `any`: of either. */
  whose: z.enum(['own', 'other', 'any']),
  target: z.strictObject({ kind: targetKindSchema, where: z.array(conditionSchema) }),
  /** XXX.A: the player's nation pays it; without the gold the card cannot be played. */
  cost: z.strictObject({ gold: z.int().min(1), to: z.enum(['target', 'bank']) }).optional(),
  effects: z.array(effectSchema).min(1),
  /**
   * Without a legal target a private card stays in hand (`keep`). A public one is discarded without effect
   * (`discard`), or its random Area is rolled once more before that (`roll-again`).
   */
  ifNone: z.enum(['keep', 'discard', 'roll-again'])
})
export type PrintedPlay = z.infer<typeof printedPlaySchema>

const common = { id: kebabIdSchema, name: bilingual, text: bilingual, provenance: provenanceSchema }

export const eventCardSchema = z.strictObject({
  ...common,
  kind: z.literal('event'),
  number: z.int().min(1).max(72),
  /** X.B: `public` has a red back and is played when drawn; `private` has a brown back and stays in hand. */
  back: z.enum(['public', 'private']),
  /** The player chooses one of them each time. */
  plays: z.array(printedPlaySchema).min(1)
})
export type EventCard = z.infer<typeof eventCardSchema>

/** XXX: a design and its number of copies among the 18 cards. */
export const diplomacyCardSchema = z.strictObject({
  ...common,
  kind: z.literal('diplomacy'),
  latin: z.string().min(1),
  copies: z.int().min(1),
  plays: z.array(printedPlaySchema).min(1)
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
  /** XIV.K: only harmful calamities count in the collapse roll. */
  harmful: z.boolean(),
  /** `target` is the nation that receives it. */
  effects: z.array(effectSchema).min(1)
})
export type Calamity = z.infer<typeof calamitySchema>

/** XIII.E: the effect of the card in one of the three sections of the age track (VI.A). */
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

/** XXIV.D: a design and its number of markers in the pool. */
export const plunderMarkerSchema = z.strictObject({
  id: kebabIdSchema,
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
