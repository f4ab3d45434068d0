import { leaderCard } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { Modifier } from '../rolls.ts'
import type { InvasionsState, LeaderId, PieceId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { type Neighbour, neighbours } from '../world/queries.ts'
import { barredFrom } from './boundaries.ts'
import { bestLeader, isFit, isLandUnit, leaderPiece, type Piece } from './pieces.ts'
import { leadersIn, unitsIn } from './placement.ts'
import { tiesOf } from './position-of.ts'
import { isBlockaded, isBosporus } from './straits.ts'
import { type Lookout, lookout, type Surroundings } from './surroundings.ts'

/** A stack that may intercept, from one province, with what speaks for and against it. */
export interface Interceptor {
  readonly nation: NationId
  readonly from: ProvinceId
  readonly units: readonly UnitId[]
  /** The best leader there; without him the bonus for a leader is lost. */
  readonly leader: LeaderId | null
  readonly steps: number
  readonly modifiers: readonly Modifier[]
  /** Of success with the leader, from 0 to 1. */
  readonly chance: number
}

export interface Intrusion {
  readonly nation: NationId
  readonly target: ProvinceId
  readonly movers: readonly PieceId[]
}

const MOST_STEPS = 3
/** XIX.A */
export const INTERCEPTION_SUCCEEDS_AT = 6

/** XIX.A: who may answer for a province: its hostile owner, else the hostile nation that stands there. */
export function opponentIn(look: Surroundings, target: ProvinceId): NationId | null {
  const owner = look.enemyOwner(target)
  if (owner) return owner
  const { units, hordes } = look.forces(target, 'hostile')
  const counts = new Map<NationId, number>()
  for (const nation of [...units.map(({ controller }) => controller), ...hordes]) {
    counts.set(nation, (counts.get(nation) ?? 0) + 1)
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b))[0]?.[0] ?? null
}

/** A nation and those it is allied with: they stack and fight as one (XXVI.B, VI.K). */
export function withAllies(state: InvasionsState, nation: NationId): NationId[] {
  const allies = tiesOf(state).alliances.flatMap(([a, b]) => (a === nation ? [b] : b === nation ? [a] : []))
  return nationIds.filter((id) => id === nation || allies.includes(id))
}

/** XIX.A: the stacks that could intercept an intruder, with their modifiers and chances. */
export function interceptors(
  state: InvasionsState,
  { nation, target, movers }: Intrusion,
  from: Lookout = lookout(state)
): Interceptor[] {
  const opponent = opponentIn(from(nation), target)
  // VI.B: inactive nations only flee and defend.
  if (!opponent || state.nations[opponent].activity === 'inactive') return []
  const look = from(opponent)
  const nations = withAllies(state, opponent)
  const eluded = new Set(
    (state.movement?.eluded ?? [])
      .filter((entry) => entry.movers.some((id) => movers.includes(id)))
      .flatMap(({ by }) => by)
  )
  const found: Interceptor[] = []
  for (const [origin, { steps, modifiers }] of waysTo(state, look, target)) {
    // Units that the active nation attacks have no hands free.
    if (look.defended(origin)) continue
    const units = unitsIn(state, origin).filter((unit) => {
      if (!nations.includes(unit.controller) || !isLandUnit(unit) || eluded.has(unit.id)) return false
      const piece: Piece = { id: unit.id, nation: unit.controller, at: origin, unit }
      return barredFrom(state, piece, target) === null
    })
    if (units.length === 0) continue
    const leader = bestLeader(
      leadersIn(state, origin).filter(
        (candidate) =>
          nations.includes(candidate.nation) &&
          isFit(state, candidate) &&
          !eluded.has(leaderPiece(candidate.id))
      )
    )
    const lead = units.find(({ controller }) => controller === opponent)?.controller ?? units[0]?.controller
    const all = [
      ...leaderBonus(leader?.id ?? null),
      ...standingModifiers(state, lead ?? opponent, nations, target),
      ...modifiers
    ]
    found.push({
      nation: lead ?? opponent,
      from: origin,
      units: units.map(({ id }) => id),
      leader: leader?.id ?? null,
      steps,
      modifiers: all,
      chance: chanceOf(all, INTERCEPTION_SUCCEEDS_AT)
    })
  }
  return found.sort((one, other) => one.from.localeCompare(other.from))
}

/** The chance that a D10 with these modifiers comes to the number or more. */
export function chanceOf(modifiers: readonly Modifier[], atLeast: number): number {
  const total = modifiers.reduce((sum, { amount }) => sum + amount, 0)
  return Math.min(1, Math.max(0, (11 - atLeast + total) / 10))
}

export function leaderBonus(leader: LeaderId | null): Modifier[] {
  const combat = leader ? leaderCard(leader).combat : 0
  return combat > 0 ? [{ amount: combat, rule: 'XIX.A', why: 'leader-combat' }] : []
}

function standingModifiers(
  state: InvasionsState,
  nation: NationId,
  group: readonly NationId[],
  target: ProvinceId
): Modifier[] {
  // VII.D: a horde that stands for a capital counts as one.
  const capital = group.some((id) => {
    const { seat, status } = state.nations[id]
    return status !== 'barbarian' && seat?.at === target
  })
  const modifiers: Modifier[] = []
  if (capital) modifiers.push({ amount: 3, rule: 'XIX.A', why: 'own-capital' })
  if (state.nations[nation].status === 'empire') modifiers.push({ amount: 2, rule: 'XIX.A', why: 'empire' })
  return modifiers
}

interface Way {
  readonly steps: number
  readonly modifiers: readonly Modifier[]
}

/** XIX.A: the best way to the target from each province within three steps, through ground free of enemies. */
function waysTo(state: InvasionsState, look: Surroundings, target: ProvinceId): Map<ProvinceId, Way> {
  const best = new Map<ProvinceId, Way>()
  let ring = new Map<ProvinceId, Modifier[]>([[target, []]])
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const next = new Map<ProvinceId, Modifier[]>()
    for (const [here, crossed] of ring) {
      if (here !== target && look.defended(here)) continue
      for (const border of neighbours(here, 'base')) {
        if (border.id === target) continue
        if (border.kind === 'strait' && isBlockaded(state, look.nation, border)) continue
        const modifiers = [...crossed, ...crossingModifiers(border)]
        const known = next.get(border.id)
        if (!known || total(modifiers) > total(known)) next.set(border.id, modifiers)
      }
    }
    for (const [from, crossed] of next) {
      const modifiers: Modifier[] =
        steps === MOST_STEPS ? [...crossed, { amount: -1, rule: 'XIX.A', why: 'three-steps' }] : crossed
      const known = best.get(from)
      if (!known || total(modifiers) > total(known.modifiers)) best.set(from, { steps, modifiers })
    }
    ring = next
  }
  return best
}

/** XIX.A: ranges and straits on the way, and the Bosporus once more. */
function crossingModifiers(border: Neighbour): Modifier[] {
  if (border.kind === 'range') return [{ amount: -2, rule: 'XIX.A', why: 'range' }]
  if (border.kind !== 'strait') return []
  const strait: Modifier = { amount: -2, rule: 'XIX.A', why: 'strait' }
  return isBosporus(border) ? [strait, { amount: -2, rule: 'XIX.A', why: 'bosporus' }] : [strait]
}

function total(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { amount }) => sum + amount, 0)
}
