import type { Roll } from '#shared/engine/dice.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import { isObject } from '#shared/engine/json.ts'
import { isReference, type SpokenMessage, type SpokenParam } from '../i18n/speaker.ts'

/** What an event's field names, by the name of the field. */
const REFERS: Readonly<Record<string, string>> = {
  side: 'side',
  sides: 'side',
  nation: 'nation',
  nations: 'nation',
  actor: 'actor',
  by: 'any',
  owner: 'actor',
  controller: 'actor',
  province: 'place',
  provinces: 'place',
  place: 'place',
  places: 'place',
  from: 'any',
  to: 'any',
  at: 'place',
  winner: 'actor',
  loser: 'actor',
  attacker: 'nation',
  defender: 'nation',
  besieger: 'nation',
  against: 'nation',
  target: 'any',
  patron: 'nation',
  client: 'nation',
  federator: 'nation',
  federate: 'nation',
  suzerain: 'nation',
  vassal: 'nation',
  lender: 'nation',
  borrower: 'nation',
  heir: 'nation',
  of: 'nation',
  people: 'nation',
  zone: 'sea',
  zones: 'sea',
  into: 'unit-kind',
  outcome: 'outcome',
  effect: 'effect',
  grade: 'grade',
  reason: 'reason',
  way: 'way',
  kind: 'unit-kind',
  area: 'area',
  areas: 'area',
  sea: 'sea',
  city: 'city',
  card: 'card',
  cards: 'card',
  leader: 'leader',
  leaders: 'leader',
  unit: 'unit',
  units: 'unit',
  status: 'status',
  religion: 'religion',
  phase: 'phase',
  step: 'step',
  calamity: 'calamity'
}

/** Fields that name something else in one type of event than in the others. */
const REFERS_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  converted: { from: 'religion', to: 'religion' },
  'turn-effect': { place: 'any' },
  raid: { outcome: 'raid-outcome' }
}

/** An event as a sentence of the dictionary: `event.` and its type, with what its fields name. */
export function eventMessage(event: GameEvent): SpokenMessage {
  const params: Record<string, SpokenParam> = {}
  for (const [field, value] of Object.entries({ ...event })) {
    if (field === 'type') continue
    params[field] = asParam(REFERS_IN[event.type]?.[field] ?? REFERS[field], field, value)
  }
  return { key: `event.${event.type}`, params }
}

/** Fields whose number is a change, said with its sign. */
const CHANGES = new Set(['change', 'points'])
const NOBODY = { ref: 'nobody', id: 'nobody' }

function asParam(ref: string | undefined, field: string, value: unknown): SpokenParam {
  if (typeof value === 'number' && CHANGES.has(field)) return { ref: 'signed', id: String(value) }
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (isReference(value)) return value
  if (typeof value === 'string') return ref ? { ref, id: value } : value
  if (Array.isArray(value)) return value.map((item) => asParam(ref, field, item))
  return isObject(value) ? JSON.stringify(value) : NOBODY
}

export function isRoll(event: GameEvent): event is Roll {
  return event.type === 'roll' && 'dice' in event && Array.isArray(event.dice)
}

/** What is rolled for. */
export function rollMessage({ reason }: Roll): SpokenMessage {
  return { key: `roll.${reason}` }
}

/** One line of a calculation: what it adds to a total, or to a pool of dice, and why. */
export interface Line {
  readonly amounts: readonly { readonly of: 'total' | 'white' | 'black'; readonly amount: number }[]
  readonly rule: string
  readonly why: string
}

/** The lines of a calculation that an event carries along. */
export function linesOf(event: GameEvent): Line[] {
  const items: unknown = isRoll(event) ? event.modifiers : Reflect.get(event, 'items')
  return Array.isArray(items) ? items.flatMap(lineOf) : []
}

function lineOf(item: unknown): Line[] {
  if (!isObject(item)) return []
  const { amount, white, black, rule, why } = item
  if (typeof rule !== 'string' || typeof why !== 'string') return []
  const parts = [
    { of: 'total', amount },
    { of: 'white', amount: white },
    { of: 'black', amount: black }
  ] as const
  const amounts = parts.flatMap(({ of, amount: by }) =>
    typeof by === 'number' && by !== 0 ? [{ of, amount: by }] : []
  )
  return [{ amounts, rule, why }]
}
