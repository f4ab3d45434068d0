import { expect, it } from 'vitest'
import { isObject, untypedCopy } from '../engine/json.ts'
import { Match } from '../engine/match.ts'
import { createRandom } from '../engine/random.ts'
import { nationIds, sideIds } from './content/ids.ts'
import type { Fight } from './fights-in-progress.ts'
import { invasions } from './game.ts'
import type { InvasionsState } from './state.ts'
import { viewOf } from './view.ts'
import { viewSchema } from './view-schema.ts'
import { isAreaId, isProvinceId } from './world/world-queries.ts'

interface PlayedCampaign {
  /** Every eightieth state, as JSON text. */
  readonly states: readonly string[]
  /** Views from cached parts, each beside the view of a copy that no cache knows. */
  readonly views: readonly { readonly cached: unknown; readonly fresh: unknown }[]
}

const played = new Map<string, PlayedCampaign>()

/** A random campaign, played once for all tests. */
function campaign(combat: 'basic' | 'advanced'): PlayedCampaign {
  const known = played.get(combat) ?? play(combat)
  played.set(combat, known)
  return known
}

/** States of a random campaign, as fresh copies. */
function statesOf(combat: 'basic' | 'advanced'): InvasionsState[] {
  return campaign(combat).states.map((state) => JSON.parse(state))
}

function play(combat: 'basic' | 'advanced'): PlayedCampaign {
  const match = Match.begin(invasions, { scenario: '350', combat }, `views of ${combat}`)
  const random = createRandom(`views of ${combat}`)
  const states: string[] = []
  const views: { cached: unknown; fresh: unknown }[] = []
  for (let answers = 0; match.awaited; answers++) {
    const view = viewOf(match.state, 'goths')
    if (answers % 80 === 0) states.push(JSON.stringify(match.state))
    if (answers % 100 === 0) {
      const unseen: InvasionsState = JSON.parse(JSON.stringify(match.state))
      views.push({ cached: untypedCopy(view), fresh: untypedCopy(viewOf(unseen, 'goths')) })
    }
    match.answer(match.awaited.side, match.awaited.number, match.sample(random))
  }
  return { states, views }
}

/** Adds a secret field to the object and to every object within it. */
function plantSecrets(value: unknown, isId: (key: string) => boolean): void {
  if (Array.isArray(value)) for (const item of value) plantSecrets(item, isId)
  if (!isObject(value)) return
  for (const inner of Object.values(value)) plantSecrets(inner, isId)
  // Skips records by id: an extra key there would be another unit, not a secret field of one.
  if (!Object.keys(value).every(isId)) value.planted = 'secret'
}

/** A fight is public; still, the view shows only the listed fields of it and of its two sides. */
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

it('every view of a campaign passes the schema of the page', { timeout: 60_000 }, () => {
  for (const combat of ['basic', 'advanced'] as const) {
    for (const state of statesOf(combat)) {
      for (const side of ['goths', null]) {
        const { error } = viewSchema.safeParse(untypedCopy(viewOf(state, side)))
        expect(error?.issues ?? []).toEqual([])
      }
    }
  }
})

it('a view from cached parts equals a view built from scratch', { timeout: 60_000 }, () => {
  const { views } = campaign('basic')
  expect(views.length).toBeGreaterThan(10)
  for (const { cached, fresh } of views) expect(cached).toEqual(fresh)
})

it('a new field of the state appears in no view until it is listed', { timeout: 60_000 }, () => {
  for (const state of statesOf('basic')) {
    const { fights = [], ...rest } = state
    plantSecrets(rest, idsIn(state))
    plantInFights(fights)
    const planted = { ...rest, fights }
    expect(JSON.stringify(planted)).toContain('planted')
    for (const side of [...sideIds, null]) {
      const paths = pathsOf(untypedCopy(viewOf(planted, side)), 'planted')
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

/** The paths in the data at which a key occurs. */
function pathsOf(value: unknown, key: string, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsOf(item, key, `${path}.${index}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [`${path}.${name}`] : pathsOf(inner, key, `${path}.${name}`)
  )
}
