import { leaderCard, sideOf } from './catalogue.ts'
import { type NationId, nationIds, sideIds } from './content/ids.ts'
import type { DecisionKind } from './decisions/decision-kinds.ts'
import { presentEntries } from './present-entries.ts'
import { allCards } from './queries/cards/deck-lists.ts'
import { positionOf } from './queries/control/position-of-board.ts'
import { couldHold } from './queries/control/tenure.ts'
import { isProvince } from './queries/map/provinces.ts'
import { countsFor, groundLimit } from './queries/movement/stacking.ts'
import {
  isOffMap,
  occupiedPlaces,
  provincesGarrisoned,
  unitsCommandedBy,
  unitsIn,
  unitsServingOthers
} from './queries/pieces/placement.ts'
import { isFleet, isWall } from './queries/pieces/unit-arms.ts'
import { partiesOf } from './queries/relations/relations.ts'
import { hostileMeetings } from './queries/relations/shared-provinces.ts'
import { isControlSettled } from './rules/control/control.ts'
import { sequence } from './sequence.ts'
import type { InvasionsState, Unit } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'
import { seas } from './world/seas.ts'

/** A violated invariant. */
export interface BrokenInvariant {
  readonly invariant: string
  readonly detail: string
}

const seaIds: ReadonlySet<string> = new Set(seas.map(({ id }) => id))
/** The most gold a treasury may hold between turns is 40 (XIV.A); within a turn it may be more. */
const MOST_GOLD = 400

type Check = (state: InvasionsState, asked: string | null) => Iterable<string>

/**
 * While one of these is asked, troops may be about to leave, or to fight for, the province that they share: a card may
 * change the die that decides who leaves, and an Empire whose Foedera are inherited is about to vanish.
 */
const PARTING_QUESTIONS: ReadonlySet<string> = new Set<DecisionKind>([
  'retreat',
  'defend-foedus',
  'inherit-foedus',
  'play-card'
])

/** Conditions that hold after every answer. */
const checks: Readonly<Record<string, Check>> = {
  *'units in exactly one place'(state) {
    for (const unit of Object.values(state.units)) {
      const { id, at } = unit
      const atSea = seaIds.has(at)
      if (!atSea && !isProvince(at) && at !== 'reserve' && at !== 'removed') yield `${id} is at '${at}'`
      if (atSea !== isFleet(unit) && at !== 'reserve' && at !== 'removed')
        yield `${id} (${unit.kind}) is in ${at}`
      if (atSea !== (unit.stack !== undefined)) yield `${id} at ${at} has naval stack ${unit.stack}`
    }
  },
  *'units in the reserve are whole and their own'(state) {
    for (const { id, at, nation, controller, damaged } of Object.values(state.units)) {
      if (at !== 'reserve') continue
      if (damaged) yield `${id} is damaged`
      if (controller !== nation) yield `${id} serves ${controller}`
    }
  },
  *'nations that are not in play have nothing on the map'(state) {
    for (const { id, nation, at } of Object.values(state.units)) {
      const onMap = at !== 'reserve' && at !== 'removed'
      if (onMap && state.nations[nation].presence === 'unborn') yield `${id} of unborn ${nation} is at ${at}`
    }
    for (const id of nationIds) {
      if (state.nations[id].presence !== 'in-play' && state.nations[id].seat) yield `${id} has a seat`
    }
  },
  *'treasuries within bounds'(state) {
    for (const id of nationIds) {
      const { treasury } = state.nations[id]
      if (!Number.isInteger(treasury) || treasury < 0 || treasury > MOST_GOLD) yield `${id} has ${treasury}`
    }
  },
  *'ages within their track'(state) {
    for (const id of nationIds) {
      const { status, age } = state.nations[id]
      if (age < 1 || age > (status === 'barbarian' ? 7 : 12)) yield `${id} (${status}) is ${age}`
    }
  },
  *'hordes for Barbarians, capitals for the Civilised'(state) {
    for (const id of nationIds) {
      const { seat, status } = state.nations[id]
      if (seat?.kind === 'capital' && status === 'barbarian') yield `barbarian ${id} has a capital`
    }
  },
  *'leaders in play stand somewhere, others nowhere'(state) {
    for (const { id, presence, at } of Object.values(state.leaders)) {
      if ((presence === 'in-play') !== (at !== null)) yield `${id} is ${presence} at ${at}`
    }
  },
  *'decks complete'(state) {
    const held: string[] = [
      ...sideIds.flatMap((side) => [...state.hands[side].events, ...state.hands[side].markers]),
      ...nationIds.flatMap((id) => state.nations[id].diplomacy),
      ...presentEntries(state.plundered).map(([, marker]) => marker),
      ...presentEntries(state.decks).flatMap(([, deck]) => [...deck.drawPile, ...deck.discardPile])
    ]
    const counts = new Map<string, number>()
    for (const card of held) counts.set(card, (counts.get(card) ?? 0) + 1)
    for (const card of allCards)
      if (counts.get(card) !== 1) yield `${card} is there ${counts.get(card) ?? 0} times`
    if (held.length !== allCards.length) yield `${held.length} cards instead of ${allCards.length}`
  },
  *'control only by nations in play'(state) {
    for (const [province, nation] of presentEntries(state.control)) {
      if (state.nations[nation].presence !== 'in-play') yield `${nation} controls ${province}`
    }
  },
  // XII.B, XII.C
  *'provinces only of nations that could hold them'(state) {
    if (!isAtRest(state) || !isControlSettled(state)) return
    const position = positionOf(state)
    for (const [province, nation] of presentEntries(state.control)) {
      if (couldHold(state, nation, province, position)) continue
      const troops = new Set(unitsIn(state, province).map(({ controller }) => controller))
      yield `${nation} holds ${province} with troops of ${[...troops].join()}`
    }
  },
  *'ties only between nations in play'(state) {
    for (const tie of state.relations) {
      for (const nation of partiesOf(tie)) {
        if (state.nations[nation].presence !== 'in-play') yield `${nation} is party to a ${tie.kind}`
      }
    }
  },
  // XX.A, XXVI.B, XX.J: hostile troops fight or part, and a leader leaves a province that enemies enter.
  *'no enemies side by side'(state, asked) {
    if (!isAtRest(state) || (asked && PARTING_QUESTIONS.has(asked))) return
    for (const { province, nations } of hostileMeetings(state)) {
      const besieged = state.keptSieges.some((siege) => siege.province === province)
      if (!besieged) yield `${nations.join(' and ')} in ${province}`
    }
  },
  // III.G, XIV.I
  *'a capital not one’s own is recorded as lost'(state) {
    if (!isAtRest(state)) return
    for (const id of nationIds) {
      const { presence, seat } = state.nations[id]
      if (presence !== 'in-play' || seat?.kind !== 'capital') continue
      const holder = state.control[seat.at]
      if (holder !== id) yield `${id} has its capital in ${seat.at}, which is ${holder ?? 'nobody'}’s`
    }
  },
  // XVII.A checks stacking at set moments, all in a nation's own activation except for retreats and flights. A limit
  // may shrink later (a leader falls, an invasion ends), but no stack exceeds the best limit that it could have had.
  *'no stack beyond any limit it could have had'(state) {
    const stacks = new Map<string, { nation: NationId; at: ProvinceId; units: number }>()
    for (const unit of Object.values(state.units)) {
      const { at, controller } = unit
      if (!isProvince(at) || isWall(unit)) continue
      const key = `${controller} ${at}`
      const stack = stacks.get(key) ?? { nation: controller, at, units: 0 }
      stack.units += 1
      stacks.set(key, stack)
    }
    for (const { nation, at, units } of stacks.values()) {
      if (units <= groundLimit(at) || state.nations[nation].seat?.at === at) continue
      if (!state.thisTurn.activated.includes(nation)) continue
      const most = mostUnits(state, nation, at)
      if (units > most) yield `${nation} has ${units} units in ${at}, where ${most} could stand at most`
    }
  },
  *'the score is what the ledger adds up to'(state) {
    const points = pointsByNation(state)
    for (const id of nationIds) {
      const [noted = 0, scored = 0] = [points.get(id), state.score.nations[id]]
      if (noted !== scored) yield `${id} has ${scored} points, and ${noted} in the ledger`
    }
    for (const side of sideIds) {
      const sum = nationIds.reduce((all, id) => all + (sideOf(id) === side ? (points.get(id) ?? 0) : 0), 0)
      if (sum !== state.score.sides[side]) yield `the ${side} have ${state.score.sides[side]}, not ${sum}`
    }
  },
  *'naval stacks of at most two fleets'(state) {
    const stacks = new Map<string, number>()
    for (const { at, stack, controller } of Object.values(state.units)) {
      if (stack === undefined) continue
      const key = `${at} ${controller} ${stack}`
      stacks.set(key, (stacks.get(key) ?? 0) + 1)
    }
    for (const [key, count] of stacks) if (count > 2) yield `${count} fleets in ${key}`
  },
  // The rules update indices of the units at every placement and hiring. A lookup must equal a search of all units.
  *'the indices of the units match the units'(state) {
    const anew = { ...state, units: { ...state.units } }
    const ids = (units: readonly Unit[]) => units.map(({ id }) => id).join()
    const places = [...occupiedPlaces(anew).keys(), ...occupiedPlaces(state).keys()]
    for (const place of new Set(places)) {
      if (ids(unitsIn(state, place)) !== ids(unitsIn(anew, place))) yield `the units in ${place}`
    }
    if (ids(unitsServingOthers(state)) !== ids(unitsServingOthers(anew))) yield 'the mercenaries'
    for (const nation of nationIds) {
      const garrisons = (from: InvasionsState) => [...provincesGarrisoned(from, nation)].sort().join()
      if (garrisons(state) !== garrisons(anew)) yield `the garrisons of ${nation}`
      const commanded = Object.values(state.units).filter(
        ({ controller, at }) => controller === nation && !isOffMap(at)
      )
      if (ids(unitsCommandedBy(state, nation)) !== ids(commanded)) yield `the units of ${nation}`
    }
  }
}

/** No activation and no fight is in progress, and the Time Phase has placed nations and leaders. */
function isAtRest({ fights, movement, active, step }: InvasionsState): boolean {
  const phase = sequence.find(({ id }) => id === step)?.phase
  return !fights && !movement && active.length === 0 && phase !== 'time'
}

function pointsByNation({ score }: InvasionsState): Map<NationId, number> {
  const points = new Map<NationId, number>()
  for (const entry of score.ledger ?? [])
    points.set(entry.nation, (points.get(entry.nation) ?? 0) + entry.points)
  return points
}

/** `asked` is the kind of the open question, if there is one. */
export function brokenInvariants(state: InvasionsState, asked: string | null = null): BrokenInvariant[] {
  const broken: BrokenInvariant[] = []
  for (const [invariant, check] of presentEntries(checks)) {
    for (const detail of check(state, asked)) broken.push({ invariant, detail })
  }
  return broken
}

export const invariantNames: readonly string[] = Object.keys(checks)

/** XVII.B: the limit of the terrain, plus the best leader of those who stack with it, an invasion and two cards. */
function mostUnits(state: InvasionsState, nation: NationId, province: ProvinceId): number {
  const bonuses = Object.values(state.leaders).flatMap((leader) =>
    countsFor(state, nation, leader.nation) ? [leaderCard(leader.id).stacking] : []
  )
  return groundLimit(province) + Math.max(0, ...bonuses) + 1 + 2
}
