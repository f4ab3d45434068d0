import { pickOne, shuffled } from '../../../engine/random.ts'
import { askTogether } from '../../../engine/script.ts'
import { ask, choice, form, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { promisedPair, samePair } from '../../queries/deals.ts'
import { attends } from '../../queries/precedence.ts'
import { holderOf, senatorOf } from '../../queries/republic.ts'
import { beatenPairs, consularCandidates, openPairs } from '../../queries/senate/candidates.ts'
import type { RepublicState } from '../../state.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { rollUnderOmens } from '../changes/dice.ts'
import { nameQuaestor } from '../changes/quaestors.ts'
import { noteNomination } from '../deals/ledger.ts'
import { fillBenches } from './benches.ts'
import { isBooked } from './booked.ts'
import { carryOut } from './carry-out.ts'
import { sessionIn, settleChair, takeChair } from './chair.ts'
import { retireOfficials, takeOffice } from './offices.ts'
import { openForm, verdict } from './open-form.ts'
import { isCallable, newMotion, putToVote } from './put.ts'

/** 9.2, 9.23: pairs are nominated until one is elected, or until only one is left. */
export function* electPair(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  const session = sessionIn(state)
  if (session.stage !== 'consuls') return
  yield* fillBenches(play)
  const chair = settleChair(play)
  const pairs = openPairs(state)
  const [last] = pairs
  if (!chair || !last) {
    session.stage = 'dictator'
    return
  }
  if (pairs.length === 1) {
    const proposal = { about: 'consuls' as const, pair: [...last] }
    emit({ type: 'elected-alone', proposal })
    carryOut(play, newMotion(session.chair, { proposal, by: chair, source: 'chair' }))
    return
  }
  schedule({ task: 'elect-consuls' })
  if (isBooked(state)) {
    schedule({ task: 'tribune-proposal' })
    return
  }
  const { pair, order } = yield* ask(nomination(state, chair))
  noteNomination(play, chair, { about: 'consuls', pair: [...pair] })
  yield* putToVote(play, {
    proposal: { about: 'consuls', pair: [...pair] },
    by: chair,
    source: 'chair',
    order
  })
}

/** 9.21, 9.24: why these two cannot be nominated together; null if they can. */
export function pairProblem(state: RepublicState, pair: readonly SenatorId[]) {
  const [one, other] = pair
  if (!one || !other || one === other) return 'same-senator'
  const candidates = consularCandidates(state)
  if (!candidates.includes(one) || !candidates.includes(other)) return 'not-a-candidate'
  const isOpen = openPairs(state).some((open) => open.includes(one) && open.includes(other))
  return isOpen ? null : 'pair-beaten'
}

function nomination(
  state: RepublicState,
  side: FactionId
): Question<{ readonly pair: readonly SenatorId[]; readonly order: readonly FactionId[] }> {
  const promised = promisedPair(state, side, (pair) => pairProblem(state, pair) === null)
  return form(
    {
      side,
      kind: 'nominate-consuls',
      rule: '9.21',
      prompt: message('prompt.nominate-consuls'),
      about: { candidates: consularCandidates(state), beaten: beatenPairs(state) }
    },
    {
      form: openForm(),
      check: (values) => {
        if (!isCallable(state, values.order, [])) return verdict(values, 'bad-order', '9.21')
        const isPromised = !promised || samePair(promised, values.pair)
        return verdict(
          values,
          pairProblem(state, values.pair) ?? (isPromised ? null : 'promised-pair'),
          '9.21'
        )
      },
      sample: (random) => ({
        pair: shuffled(random, promised ?? pickOne(random, openPairs(state))),
        order: []
      })
    }
  )
}

/** No. 17; 9.25: the two say who shall be consul of Rome. If they disagree, the higher roll chooses. */
export function* shareConsulate(play: RepublicPlay, { one, other }: TaskOf<'share-consulate'>): Script {
  const { schedule } = play
  const rome = yield* agreeOnRome(play, one, other)
  const field = rome === one ? other : one
  retireOfficials(play)
  takeOffice(play, rome, 'rome-consul', figures.influence.consul)
  takeOffice(play, field, 'field-consul', figures.influence.consul)
  takeChair(play, rome, 'office')
  schedule({ task: 'name-quaestors' })
}

function* agreeOnRome(play: RepublicPlay, one: SenatorId, other: SenatorId): Script<SenatorId> {
  const { state, emit } = play
  const pair = [one, other] as const
  const sides = pair.map((id) => senatorOf(state, id).faction)
  const [first, second] = sides
  if (!first || !second) return one
  if (first === second) return yield* ask(romeQuestion(pair, first, false))
  const answers = yield* askTogether(() => [
    romeQuestion(pair, first, false),
    romeQuestion(pair, second, false)
  ])
  const [mine, his] = [answers.get(first), answers.get(second)]
  if (mine && mine === his) return mine
  emit({ type: 'consuls-disagreed', pair })
  for (;;) {
    const [left, right] = pair.map((actor) => {
      return rollUnderOmens(play, { reason: 'consulate', rule: '9.25', count: 2, actor }).total
    })
    if (left === right) continue
    const winner = (left ?? 0) > (right ?? 0) ? first : second
    return yield* ask(romeQuestion(pair, winner, true))
  }
}

function romeQuestion(pair: readonly SenatorId[], side: FactionId, decides: boolean): Question<SenatorId> {
  return choice(
    {
      side,
      kind: 'consul-of-rome',
      rule: '9.25',
      prompt: message('prompt.consul-of-rome'),
      about: { pair, decides }
    },
    pair.map((id) => ({
      key: id,
      label: message('option.senator', { senator: reference('senator', id) }),
      value: id
    }))
  )
}

/** R6: right after the election each consul names a quaestor. */
export function* nameQuaestors(play: RepublicPlay): Script {
  const { state } = play
  const offices = [
    ['rome-consul', 'rome'],
    ['field-consul', 'field']
  ] as const
  for (const [office, quaestor] of offices) {
    const consul = holderOf(state, office)
    if (consul && attends(state, consul)) yield* nameQuaestor(play, consul, quaestor)
  }
}
