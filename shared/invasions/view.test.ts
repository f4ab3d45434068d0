import { expect, it } from 'vitest'
import { isObject, plain } from '../engine/json.ts'
import { Match } from '../engine/match.ts'
import { createRandom } from '../engine/random.ts'
import { nationIds, sideIds } from './content/ids.ts'
import type { Fight } from './fights.ts'
import { invasions } from './game.ts'
import type { InvasionsState } from './state.ts'
import { viewOf } from './view.ts'
import { viewSchema } from './view-schema.ts'
import { isAreaId, isProvinceId } from './world/queries.ts'

interface Played {
  /** Some answers apart. */
  readonly states: readonly string[]
  /** What somebody sees who has looked after every answer, beside what one sees who looks for the first time. */
  readonly looks: readonly { readonly again: unknown; readonly first: unknown }[]
}

const played = new Map<string, Played>()

/** A random campaign, which is played once. */
function campaign(combat: 'basic' | 'advanced'): Played {
  const known = played.get(combat) ?? play(combat)
  played.set(combat, known)
  return known
}

/** States of a random campaign, each time as new. */
function statesOf(combat: 'basic' | 'advanced'): InvasionsState[] {
  return campaign(combat).states.map((state) => JSON.parse(state))
}

function play(combat: 'basic' | 'advanced'): Played {
  const match = Match.begin(invasions, { scenario: '350', combat }, `views of ${combat}`)
  const random = createRandom(`views of ${combat}`)
  const states: string[] = []
  const looks: { again: unknown; first: unknown }[] = []
  for (let answers = 0; match.awaited; answers++) {
    const view = viewOf(match.state, 'goths')
    if (answers % 80 === 0) states.push(JSON.stringify(match.state))
    if (answers % 100 === 0) {
      const unseen: InvasionsState = JSON.parse(JSON.stringify(match.state))
      looks.push({ again: plain(view), first: plain(viewOf(unseen, 'goths')) })
    }
    match.answer(match.awaited.side, match.awaited.number, match.sample(random))
  }
  return { states, looks }
}

/** Hides a secret in the object and in every object within it, as if somebody had added a field. */
function plantSecrets(value: unknown, isId: (key: string) => boolean): void {
  if (Array.isArray(value)) for (const item of value) plantSecrets(item, isId)
  if (!isObject(value)) return
  for (const inner of Object.values(value)) plantSecrets(inner, isId)
  // Records by id grow by entries, not by fields: a further key would be a further unit, not a secret of one.
  if (!Object.keys(value).every(isId)) value.planted = 'secret'
}

/** A fight lies open on the table; still, neither it nor a line of it shows more than is listed. */
function plantInFights(fights: readonly Fight[]): void {
  for (const fight of fights) {
    const lines = 'attacker' in fight ? [fight.attacker, fight.defender] : []
    for (const part of [fight, ...lines]) if (part) Object.assign(part, { planted: 'secret' })
  }
}

function idsIn({ units, leaders }: InvasionsState): (key: string) => boolean {
  const known = new Set<string>([...nationIds, ...sideIds, ...Object.keys(units), ...Object.keys(leaders)])
  return (key) => known.has(key.replace(/^(leader|horde):/, '')) || isProvinceId(key) || isAreaId(key)
}

it('every view of a campaign passes the schema at the border', { timeout: 60_000 }, () => {
  for (const combat of ['basic', 'advanced'] as const) {
    for (const state of statesOf(combat)) {
      for (const side of ['goths', null]) {
        const { error } = viewSchema.safeParse(plain(viewOf(state, side)))
        expect(error?.issues ?? []).toEqual([])
      }
    }
  }
})

it('whoever has looked before sees what one sees who looks for the first time', { timeout: 60_000 }, () => {
  const { looks } = campaign('basic')
  expect(looks.length).toBeGreaterThan(10)
  for (const { again, first } of looks) expect(again).toEqual(first)
})

it('what a state gains later is in no view until it is listed', { timeout: 60_000 }, () => {
  for (const state of statesOf('basic')) {
    const { fights = [], ...rest } = state
    plantSecrets(rest, idsIn(state))
    plantInFights(fights)
    const planted = { ...rest, fights }
    expect(JSON.stringify(planted)).toContain('planted')
    for (const side of [...sideIds, null]) {
      const paths = pathsOf(plain(viewOf(planted, side)), 'planted')
      expect(paths).toEqual([])
    }
  }
})

it('hides the decks, the generator, the agenda and the cards of others', () => {
  const { state } = Match.begin(invasions, invasions.readOptions({}), 'secrets')
  const view = viewOf(state, 'romans')
  const told = JSON.stringify(view)
  for (const secret of ['drawPile', 'agenda', 'random', 'settledFrom', 'placements']) {
    expect(told).not.toContain(`"${secret}"`)
  }
  expect(view.hands.huns).toEqual({ events: expect.any(Number), markers: expect.any(Number) })
  expect(view.hands.romans.events).toEqual(state.hands.romans.events)
  expect(view.diplomacy.romans).toEqual(state.nations.romans.diplomacy)
  expect(viewOf(state, null).diplomacy.romans).toBe(state.nations.romans.diplomacy.length)
})

/** Where in the data a key stands. */
function pathsOf(value: unknown, key: string, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsOf(item, key, `${path}.${index}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [`${path}.${name}`] : pathsOf(inner, key, `${path}.${name}`)
  )
}
