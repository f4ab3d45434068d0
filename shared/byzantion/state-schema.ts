import { z } from 'zod'
import { engineStateShape, randomSchema } from '../engine/state-schema.ts'
import { chestIds } from './content/chests.ts'
import { sideSchema } from './content-schemas.ts'
import type { ByzantionState } from './state.ts'
import { cardList, missionList, soloEventSchema, soloSchema, tableFields } from './table-schema.ts'

const plainTasks = [
  'missions',
  'draft',
  'solo-hand',
  'open-table',
  'round',
  'positions',
  'vote',
  'actions',
  'resolution',
  'challenge',
  'round-end',
  'final',
  'solo-round',
  'solo-turn',
  'solo-resolution'
] as const

const task = z.discriminatedUnion('task', [
  z.strictObject({ task: z.literal(plainTasks) }),
  z.strictObject({ task: z.literal('turn'), side: sideSchema })
])

const cardsBySide = z.partialRecord(sideSchema, cardList)
const missionsBySide = z.partialRecord(sideSchema, missionList)

const stateSchema: z.ZodType<ByzantionState> = z.strictObject({
  ...engineStateShape,
  ...tableFields,
  solo: soloSchema(soloEventSchema),
  agenda: z.array(task).max(20),
  random: randomSchema,
  drawPile: cardList,
  chestPile: z.array(z.enum(chestIds)).max(40),
  hands: cardsBySide,
  packs: cardsBySide,
  missions: missionsBySide,
  refusedMissions: missionsBySide,
  missionPile: missionList
})

/** Reads a stored state. Throws an error that names what is invalid. */
export function readState(input: unknown): ByzantionState {
  return stateSchema.parse(input)
}
