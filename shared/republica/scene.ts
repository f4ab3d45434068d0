import { isObject } from '../engine/json.ts'
import { plainScene } from '../engine/scene/plain-scene.ts'
import type { SceneSupport } from '../engine/scene/scene-support.ts'
import { senatorIds, warIds } from './content/ids.ts'
import { statesmen } from './content/statesmen.ts'
import { republica } from './game.ts'
import { familyOf, isStatesman } from './queries/ratings.ts'
import { newSenator } from './rules/changes/senators.ts'
import { newSession } from './rules/senate/open.ts'
import { setUp } from './rules/set-up/deal.ts'
import type { RepublicState } from './state.ts'

/**
 * Scenes as data (`docs/scene.md`). A scene that names senators begins with an empty table: `set` puts them, wars and
 * all else on it; any other begins as a campaign does. What it does not say of a senator is as his card prints it, of a
 * war as it is when it breaks out, of the Senate as at the opening of its session.
 */
export const republicaScene: SceneSupport = {
  play(input) {
    const namesSenators = isObject(input) && isObject(input.set) && isObject(input.set.senators)
    const scene = plainScene(namesSenators ? { ...republica, setUp: emptyTable } : republica)
    return scene.play(isObject(input) ? completed(input) : input)
  }
}

/** A table in the first year with nothing on it but the treasury. */
function emptyTable(...start: Parameters<typeof setUp>): RepublicState {
  const state = setUp(...start)
  for (const side of state.sides) {
    state.hands[side] = []
    state.purses[side] = 0
    state.factions[side] = { leader: null, isEliminated: false }
  }
  return {
    ...state,
    turn: 1,
    phase: 'senate',
    senators: {},
    curia: { families: [], concessions: [] },
    forum: { concessions: [], bequests: [] },
    wars: {},
    leaders: {},
    legions: [],
    fleets: []
  }
}

const NEW_WAR = {
  isActive: true,
  isRevolt: false,
  isUnprosecuted: false,
  isFleetBeaten: false,
  isUnmatched: false,
  order: 1
}

/** The document with what it leaves out of senators, wars and the session. */
function completed(input: Record<string, unknown>): Record<string, unknown> {
  if (!isObject(input.set)) return input
  const { senators, wars, senate } = input.set
  const set: Record<string, unknown> = { ...input.set }
  if (isObject(senators)) {
    set.senators = filled(senators, (id) => {
      const known = senatorIds.find((each) => each === id)
      if (!known) return {}
      const printed = isStatesman(known) ? { influence: statesmen[known].influence } : {}
      return { ...newSenator(familyOf(known), null), ...printed }
    })
  }
  if (isObject(wars)) {
    set.wars = filled(wars, (id) => (warIds.some((each) => each === id) ? NEW_WAR : {}))
  }
  if (isObject(senate)) set.senate = { ...newSession(), ...senate }
  return { ...input, set }
}

/** Each record over its defaults. What is no record is left for the schema to refuse. */
function filled(
  records: Record<string, unknown>,
  defaultsOf: (id: string) => object
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(records).map(([id, record]) => [
      id,
      isObject(record) ? { ...defaultsOf(id), ...record } : record
    ])
  )
}
