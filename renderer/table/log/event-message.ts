import type { Roll } from '#shared/engine/dice.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import { isObject } from '#shared/engine/json.ts'
import { isReference, type Speaker, type SpokenMessage, type SpokenParam } from '../../i18n/speaker.ts'

/** What an event's field names, by the name of the field. */
const REFERS: Readonly<Record<string, string>> = {
  side: 'side',
  sides: 'side',
  nation: 'nation',
  nations: 'nation',
  actor: 'actor',
  by: 'actor',
  owner: 'actor',
  controller: 'actor',
  province: 'place',
  provinces: 'place',
  place: 'place',
  places: 'place',
  from: 'any',
  to: 'any',
  at: 'place',
  winner: 'side',
  reason: 'reason',
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

/** An event as a sentence of the dictionary: `event.` and its type, with what its fields name. */
export function eventMessage(event: GameEvent): SpokenMessage {
  const params: Record<string, SpokenParam> = {}
  for (const [field, value] of Object.entries({ ...event })) {
    if (field === 'type') continue
    params[field] = asParam(field, value)
  }
  return { key: `event.${event.type}`, params }
}

/** Fields whose number is a change, said with its sign. */
const CHANGES = new Set(['change', 'points'])
const NOBODY = { ref: 'nobody', id: 'nobody' }

function asParam(field: string, value: unknown): SpokenParam {
  if (typeof value === 'number' && CHANGES.has(field)) return { ref: 'signed', id: String(value) }
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (isReference(value)) return value
  if (typeof value === 'string') {
    const ref = REFERS[field]
    return ref ? { ref, id: value } : value
  }
  if (Array.isArray(value)) return value.map((item) => asParam(field, item))
  return isObject(value) ? JSON.stringify(value) : NOBODY
}

export function isRoll(event: GameEvent): event is Roll {
  return event.type === 'roll' && 'dice' in event && Array.isArray(event.dice)
}

/** Why a modifier applies: its key as it stands, or as one of the dictionary's modifiers. */
export function modifierText(words: Speaker, why: string): string {
  return words.say({ key: words.has(why) ? why : `modifier.${why}` })
}

/** All that a line says, to search in. */
export function eventText(words: Speaker, event: GameEvent): string {
  if (!isRoll(event)) return words.say(eventMessage(event))
  const { reason, actor, place, modifiers } = event
  return [
    words.say({ key: reason }),
    actor === undefined ? '' : words.name('actor', actor),
    place === undefined ? '' : words.name('place', place),
    ...modifiers.map(({ why }) => modifierText(words, why))
  ].join(' ')
}
