import { accepted, type FormBody, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import { askForm, type Script } from '../../ask.ts'
import type { PendingEffect } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  INTERCEPTION_SUCCEEDS_AT,
  type Interceptor,
  type Intrusion,
  interceptors
} from '../../queries/movement/interception.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { faceOf, leaderPiece } from '../../queries/pieces/pieces.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { mostWorth } from '../../queries/pieces/unit-worth.ts'
import { questionFor } from '../../question-header.ts'
import type { Modifier } from '../../rolls.ts'
import type { InvasionsState, LeaderId, PieceId, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { chooseUnits } from '../pieces/choose-units.ts'
import { rollDie } from '../pieces/dice.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { placePiece } from '../pieces/place-piece.ts'

/** A stack that its player sends to intercept. */
export interface InterceptingStack {
  readonly from: ProvinceId
  readonly nation: NationId
  readonly units: readonly UnitId[]
  readonly leader: LeaderId | null
  readonly modifiers: readonly Modifier[]
}

/** The result of all attempts to intercept one stack. */
export interface InterceptionOutcome {
  /** At least one stack tried. */
  readonly tried: boolean
  readonly arrived: readonly PieceId[]
}

/** XIX.A: the opponents first name all stacks that intercept; then each of these rolls. */
export function* intercept(play: InvasionsPlay, intrusion: Intrusion): Script<InterceptionOutcome> {
  const candidates = interceptors(play.state, intrusion)
  const sides = [...new Set(candidates.map(({ nation }) => sideOf(nation)))]
  const named: InterceptingStack[] = []
  for (const side of sides) {
    const own = candidates.filter(({ nation }) => sideOf(nation) === side)
    const leaderless = named.some(({ leader }) => leader === null)
    named.push(...(yield* nameInterceptors(play.state, side, intrusion, own, leaderless)))
  }
  const arrived: PieceId[] = []
  for (const stack of named) arrived.push(...(yield* attempt(play, intrusion, stack)))
  return { tried: named.length > 0, arrived }
}

/** XIX.A: asks a side for its interceptors: any number of stacks with a leader, one without. Each may leave units behind. */
function nameInterceptors(
  state: InvasionsState,
  side: SideId,
  { nation, target, movers }: Intrusion,
  candidates: readonly Interceptor[],
  leaderlessNamed: boolean
): Script<readonly InterceptingStack[]> {
  const form: FormBody<ValuesOf<'intercept'>> = {
    type: 'form',
    fields: [
      {
        field: 'many',
        name: 'pieces',
        label: message('field.interceptors'),
        min: 0,
        max: candidates.reduce((sum, { units, leader }) => sum + units.length + (leader ? 1 : 0), 0),
        options: candidates.flatMap((candidate) => interceptorOptions(state, candidate))
      }
    ]
  }
  return askForm(
    {
      side,
      kind: 'intercept',
      rule: 'XIX.A',
      actor: candidates[0]?.nation ?? nation,
      place: target,
      prompt: message('prompt.intercept', {
        nation: reference('nation', nation),
        province: reference('province', target)
      }),
      about: {
        intruder: nation,
        province: target,
        movers,
        leaderlessNamed,
        stacks: candidates.map(({ nation: of, from, units, leader, chance, steps }) => ({
          nation: of,
          from,
          units,
          leader,
          chance,
          steps
        }))
      }
    },
    {
      form,
      check: (values) => readInterceptions(candidates, values, leaderlessNamed),
      sample: (random) => sampleInterception(random, candidates, leaderlessNamed)
    }
  )
}

function interceptorOptions(state: InvasionsState, { from, units, leader, chance }: Interceptor) {
  const preview = [message('preview.chance', { percent: Math.round(chance * 100) })]
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

function readInterceptions(
  candidates: readonly Interceptor[],
  { pieces }: ValuesOf<'intercept'>,
  leaderlessNamed: boolean
): Verdict<readonly InterceptingStack[]> {
  const named: InterceptingStack[] = []
  for (const { from, nation, units, leader, modifiers } of candidates) {
    const chosen = units.filter((id) => pieces.includes(id))
    const led = leader !== null && pieces.includes(leaderPiece(leader))
    if (led && chosen.length === 0) return refused(message('refusal.leader-needs-units'), 'XIX.A')
    if (chosen.length === 0) continue
    const counted = led ? modifiers : modifiers.filter(({ why }) => why !== 'leader-combat')
    named.push({ from, nation, units: chosen, leader: led ? leader : null, modifiers: counted })
  }
  const leaderless = named.filter(({ leader }) => leader === null).length + (leaderlessNamed ? 1 : 0)
  return leaderless > 1 ? refused(message('refusal.one-stack-without-leader'), 'XIX.A') : accepted(named)
}

function sampleInterception(
  random: RandomState,
  candidates: readonly Interceptor[],
  leaderlessNamed: boolean
): ValuesOf<'intercept'> {
  const { units, leader } = pickOne(random, candidates)
  if (randomInt(random, 2) === 0 || (leaderlessNamed && !leader)) return { pieces: [] }
  return { pieces: [...units, ...(leader ? [leaderPiece(leader)] : [])] }
}

/** XIX.A: on 6 or more the stack arrives as far as it finds room. Otherwise it stays and may not try the same movers again. */
function* attempt(play: InvasionsPlay, intrusion: Intrusion, stack: InterceptingStack): Script<PieceId[]> {
  const { state } = play
  const { nation: intruder, target, movers } = intrusion
  const { from, nation, units, leader } = stack
  const pieces = [...units, ...(leader ? [leaderPiece(leader)] : [])]
  const pending = yield* play.cards.openWindow(play, {
    window: 'interception-roll',
    nation,
    province: target,
    units,
    ...(leader ? { leader } : {}),
    opponent: intruder
  })
  const { total } = yield* rollDie(play, {
    reason: 'interception',
    rule: 'XIX.A',
    faces: 10,
    modifiers: [...stack.modifiers, ...reactionCardModifiers(pending, 'interception')],
    actor: nation,
    place: target
  })
  const success = total >= INTERCEPTION_SUCCEEDS_AT
  if (!success) {
    state.movement?.eluded.push({ movers: [...movers], by: pieces })
    play.emit({ type: 'interception', nation, province: target, from, pieces, success })
    return []
  }
  const arrived = yield* arrive(play, stack, intrusion)
  play.emit({ type: 'interception', nation, province: target, from, pieces: arrived, success })
  return arrived
}

/** XIX.A, XVII.A: moves the interceptors in. Units that the target province cannot hold stay behind. */
function* arrive(
  play: InvasionsPlay,
  stack: InterceptingStack,
  { nation: intruder, target, movers }: Intrusion
): Script<PieceId[]> {
  const { state } = play
  const { nation, from, leader } = stack
  const present = stack.units.map((id) => unitById(state, id)).filter(({ at }) => at === from)
  const room = Math.max(0, stackingRoom(state, nation, target, leader ? [leader] : []))
  const coming = yield* chooseUnits({
    header: {
      ...questionFor(nation, 'interceptors-arrive', 'XIX.A'),
      place: from,
      prompt: message('prompt.interceptors-arrive', {
        nation: reference('nation', nation),
        province: reference('province', from),
        amount: room
      }),
      about: { nation, from, to: target, count: room, leader, intruder, movers }
    },
    label: message('field.interceptors-arrive'),
    units: present,
    count: room,
    preset: () => ({ items: mostWorth(present, room), reason: message('preset.strongest') })
  })
  const units = coming.map(({ id }) => id)
  const arrived = leader && units.length > 0 ? [...units, leaderPiece(leader)] : units
  for (const id of arrived) placePiece(state, id, target)
  sendLoneLeadersHome(play, from)
  return arrived
}

/** X.B: the modifiers that cards add to an interception or flight roll. */
export function reactionCardModifiers(
  pending: readonly PendingEffect[],
  roll: 'interception' | 'flight'
): Modifier[] {
  return pending.flatMap(({ effect, card }) =>
    effect.do === 'modify-roll' && (effect.roll === roll || effect.roll === 'any')
      ? [{ amount: effect.by, rule: 'X.B', why: `card.${card}` }]
      : []
  )
}
