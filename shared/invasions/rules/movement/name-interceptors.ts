import { accepted, type FormBody, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import { askForm, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import {
  chanceAtLeast,
  INTERCEPTION_SUCCEEDS_AT,
  type Interceptor,
  type Intrusion,
  interceptors,
  leaderBonus,
  opponentIn
} from '../../queries/movement/interception.ts'
import { faceOf, leaderPiece } from '../../queries/pieces/pieces.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { Modifier } from '../../rolls.ts'
import type { InvasionsState, LeaderId, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'

/** A stack that intercepts, with the pieces that its players send. */
export interface InterceptingStack {
  readonly candidate: Interceptor
  readonly units: readonly UnitId[]
  readonly leaders: readonly LeaderId[]
}

/** XIX.A: asks the players in turn which of their pieces intercept. Returns the stacks in the order of their attempts. */
export function* nameInterceptors(
  state: InvasionsState,
  intrusion: Intrusion
): Script<readonly InterceptingStack[]> {
  const candidates = interceptors(state, intrusion)
  let named: readonly InterceptingStack[] = []
  for (const side of playersOf(state, intrusion, candidates))
    named = yield* askPlayer(state, side, intrusion, candidates, named)
  return named
}

/** The players of the units that may intercept: the owner of the province first. */
function playersOf(
  state: InvasionsState,
  { nation, target }: Intrusion,
  candidates: readonly Interceptor[]
): SideId[] {
  const sides = candidates.flatMap(({ units }) => units.map((id) => sideOf(unitById(state, id).controller)))
  const owner = opponentIn(stanceMap(state, nation), target)
  const isOwner = (side: SideId) => Number(owner !== null && sideOf(owner) === side)
  return [...new Set(sides)].toSorted((one, other) => isOwner(other) - isOwner(one))
}

/** One player's part of a stack that may intercept. */
interface OwnPart {
  readonly candidate: Interceptor
  readonly nation: NationId
  readonly units: readonly UnitId[]
  readonly leader: LeaderId | null
  readonly modifiers: readonly Modifier[]
}

/** The parts of the stacks that a player commands. Leaders whom other players have named already help him. */
function partsOf(
  state: InvasionsState,
  side: SideId,
  candidates: readonly Interceptor[],
  named: readonly InterceptingStack[]
): OwnPart[] {
  return candidates.flatMap((candidate) => {
    const own = candidate.units.map((id) => unitById(state, id)).filter((unit) => isOf(side, unit.controller))
    const [first] = own
    if (!first) return []
    const leader = candidate.leaders.find((id) => isOf(side, state.leaders[id]?.nation)) ?? null
    const others = named.find((stack) => stack.candidate === candidate)?.leaders ?? []
    return [
      {
        candidate,
        nation: isOf(side, candidate.nation) ? candidate.nation : first.controller,
        units: own.map(({ id }) => id),
        leader,
        modifiers: modifiersWith(candidate, leader ? [leader, ...others] : others)
      }
    ]
  })
}

const isOf = (side: SideId, nation: NationId | undefined): boolean =>
  nation !== undefined && sideOf(nation) === side

/** XIX.A: the modifiers of a stack that comes with these leaders; the best of them counts. */
export function modifiersWith({ leaders, modifiers }: Interceptor, coming: readonly LeaderId[]): Modifier[] {
  const best = leaders.find((id) => coming.includes(id)) ?? null
  return [...leaderBonus(best), ...modifiers.filter(({ why }) => why !== 'leader-combat')]
}

/**
 * XIX.A: asks a player which of his pieces intercept: any number of stacks with a leader, one without. Each may leave
 * units behind. Returns all stacks named so far.
 */
function askPlayer(
  state: InvasionsState,
  side: SideId,
  { nation, target, movers }: Intrusion,
  candidates: readonly Interceptor[],
  named: readonly InterceptingStack[]
): Script<readonly InterceptingStack[]> {
  const parts = partsOf(state, side, candidates, named)
  const form: FormBody<ValuesOf<'intercept'>> = {
    type: 'form',
    fields: [
      {
        field: 'many',
        name: 'pieces',
        label: message('field.interceptors'),
        min: 0,
        max: parts.reduce((sum, { units, leader }) => sum + units.length + (leader ? 1 : 0), 0),
        options: parts.flatMap((part) => interceptorOptions(state, part))
      }
    ]
  }
  return askForm(
    {
      side,
      kind: 'intercept',
      rule: 'XIX.A',
      actor: parts[0]?.nation ?? nation,
      place: target,
      prompt: message('prompt.intercept', {
        nation: reference('nation', nation),
        province: reference('province', target)
      }),
      about: {
        intruder: nation,
        province: target,
        movers,
        leaderlessFrom: leaderless(named)[0]?.candidate.from ?? null,
        stacks: parts.map(({ candidate, nation: of, units, leader, modifiers }) => ({
          nation: of,
          from: candidate.from,
          units,
          leader,
          steps: candidate.steps,
          modifiers,
          chance: chanceOf(modifiers)
        }))
      }
    },
    {
      form,
      check: (values) => readInterceptions(parts, values, named),
      sample: (random) => sampleInterception(random, parts, named)
    }
  )
}

const chanceOf = (modifiers: readonly Modifier[]): number =>
  chanceAtLeast(modifiers, INTERCEPTION_SUCCEEDS_AT)

const leaderless = (named: readonly InterceptingStack[]): InterceptingStack[] =>
  named.filter(({ leaders }) => leaders.length === 0)

function interceptorOptions(state: InvasionsState, { candidate, units, leader, modifiers }: OwnPart) {
  const { from } = candidate
  const preview = [message('preview.chance', { percent: Math.round(chanceOf(modifiers) * 100) })]
  return [
    ...units.map((id) => ({
      key: id,
      label: message('option.unit', { unit: reference('unit-kind', faceOf(unitById(state, id)).id) }),
      piece: id,
      place: from,
      preview
    })),
    ...(leader
      ? [
          {
            key: leaderPiece(leader),
            label: message('option.leader', { leader: reference('leader', leader) }),
            piece: leaderPiece(leader),
            place: from,
            preview
          }
        ]
      : [])
  ]
}

/** Adds a player's pieces to the stacks that others have named. His own stacks follow in the order of his answer. */
function readInterceptions(
  parts: readonly OwnPart[],
  { pieces }: ValuesOf<'intercept'>,
  named: readonly InterceptingStack[]
): Verdict<readonly InterceptingStack[]> {
  const firstNamed = ({ units, leader }: OwnPart) =>
    pieces.findIndex((id) => units.includes(id) || (leader !== null && id === leaderPiece(leader)))
  const stacks = new Map(named.map((stack) => [stack.candidate, stack]))
  for (const part of parts.toSorted((one, other) => firstNamed(one) - firstNamed(other))) {
    const { candidate, leader } = part
    const before = stacks.get(candidate) ?? { candidate, units: [], leaders: [] }
    const units = [...before.units, ...part.units.filter((id) => pieces.includes(id))]
    const led = leader !== null && pieces.includes(leaderPiece(leader))
    if (led && units.length === 0) return refused(message('refusal.leader-needs-units'), 'XIX.A')
    if (units.length === 0) continue
    stacks.set(candidate, { candidate, units, leaders: led ? [...before.leaders, leader] : before.leaders })
  }
  const all = [...stacks.values()]
  return leaderless(all).length > 1
    ? refused(message('refusal.one-stack-without-leader'), 'XIX.A')
    : accepted(all)
}

function sampleInterception(
  random: RandomState,
  parts: readonly OwnPart[],
  named: readonly InterceptingStack[]
): ValuesOf<'intercept'> {
  const { units, leader } = pickOne(random, parts)
  if (randomInt(random, 2) === 0) return { pieces: [] }
  const values = { pieces: [...units, ...(leader ? [leaderPiece(leader)] : [])] }
  return readInterceptions(parts, values, named).ok ? values : { pieces: [] }
}
