import { pickOne } from '../../../engine/random.ts'
import { askTogether } from '../../../engine/script.ts'
import { ask, choice, form, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { DictatorChoice } from '../../decisions/senate.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { attends } from '../../queries/precedence.ts'
import { holderOf, senatorOf } from '../../queries/republic.ts'
import { officeless, openDictatorCandidates } from '../../queries/senate/candidates.ts'
import { isDictatorNeeded } from '../../queries/senate/danger.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { sessionIn, settleChair } from './chair.ts'
import { becomeDictator, takeOffice } from './offices.ts'
import { openForm, verdict } from './open-form.ts'
import { isCallable, putToVote } from './put.ts'

/** How often the consuls may tell each other whom they want. */
const ROUNDS = 2

/** No. 18; 9.9, 9.91, R17: the consuls together name a dictator, or the one who is in Rome alone does. */
export function* nameDictator(play: RepublicPlay): Script {
  const { state } = play
  if (sessionIn(state).stage !== 'dictator' || !isDictatorNeeded(state)) return
  const consuls = (['rome-consul', 'field-consul'] as const)
    .map((office) => holderOf(state, office))
    .filter((id): id is SenatorId => id !== null && attends(state, id))
  const sides = consuls.flatMap((id) => senatorOf(state, id).faction ?? [])
  const [first, second] = sides
  if (!first || officeless(state).length === 0) return
  const named =
    !second || first === second
      ? yield* ask(namingQuestion(state, first, { isAlone: true, colleague: null }))
      : yield* agree(state, first, second)
  if (named !== 'nobody') becomeDictator(play, named)
}

/** Both say a name. If they differ, each sees the other's name and may come round to it. */
function* agree(state: RepublicState, first: FactionId, second: FactionId): Script<DictatorChoice> {
  let names: readonly [DictatorChoice | null, DictatorChoice | null] = [null, null]
  for (let round = 0; round < ROUNDS; round++) {
    const [mine, his] = names
    const answers = yield* askTogether(() => [
      namingQuestion(state, first, { isAlone: false, colleague: his }),
      namingQuestion(state, second, { isAlone: false, colleague: mine })
    ])
    names = [answers.get(first) ?? 'nobody', answers.get(second) ?? 'nobody']
    if (names[0] === names[1]) return names[0] ?? 'nobody'
  }
  return 'nobody'
}

function namingQuestion(
  state: RepublicState,
  side: FactionId,
  about: { readonly isAlone: boolean; readonly colleague: DictatorChoice | null }
): Question<DictatorChoice> {
  const candidates = officeless(state)
  return choice(
    {
      side,
      kind: 'name-dictator',
      rule: '9.91',
      prompt: message('prompt.name-dictator'),
      about: { candidates, ...about }
    },
    [
      { key: 'nobody' as const, label: message('option.no-dictator'), value: 'nobody' as const },
      ...candidates.map((id) => ({
        key: id,
        label: message('option.senator', { senator: reference('senator', id) }),
        value: id
      }))
    ]
  )
}

/** 9.91: if the consuls have named nobody, the highest official may have a dictator elected. */
export function* electDictator(play: RepublicPlay): Script {
  const { state, schedule } = play
  const session = sessionIn(state)
  if (session.stage !== 'dictator') return
  const chair = settleChair(play)
  const isOpen =
    chair !== null &&
    holderOf(state, 'dictator') === null &&
    isDictatorNeeded(state) &&
    openDictatorCandidates(state).length > 0
  if (!isOpen) {
    session.stage = 'censor'
    return
  }
  const { senator, order } = yield* ask(electionQuestion(state, chair))
  if (senator === 'nobody') {
    session.stage = 'censor'
    return
  }
  schedule({ task: 'elect-dictator' })
  yield* putToVote(play, { proposal: { about: 'dictator', senator }, by: chair, source: 'chair', order })
}

function electionQuestion(
  state: RepublicState,
  side: FactionId
): Question<{ readonly senator: DictatorChoice; readonly order: readonly FactionId[] }> {
  const candidates = openDictatorCandidates(state)
  return form(
    {
      side,
      kind: 'nominate-dictator',
      rule: '9.91',
      prompt: message('prompt.nominate-dictator'),
      about: { candidates }
    },
    {
      form: openForm(),
      check: (values) => {
        const { senator, order } = values
        const isCandidate = senator === 'nobody' || candidates.includes(senator)
        const problem = isCandidate ? null : 'not-a-candidate'
        return verdict(values, isCallable(state, order, []) ? problem : 'bad-order', '9.91')
      },
      sample: (random) => {
        const choices: readonly DictatorChoice[] = ['nobody', ...candidates]
        return { senator: pickOne(random, choices), order: [] }
      }
    }
  )
}

/** No. 19; 9.91: the dictator names his master of horse, who may be anybody without an office. */
export function* nameMasterOfHorse(play: RepublicPlay): Script {
  const { state } = play
  const dictator = holderOf(state, 'dictator')
  const side = dictator ? senatorOf(state, dictator).faction : null
  const candidates = officeless(state)
  if (!side || candidates.length === 0) return
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'master-of-horse',
        rule: '9.91',
        prompt: message('prompt.master-of-horse'),
        about: { candidates }
      },
      candidates.map((id) => ({
        key: id,
        label: message('option.senator', { senator: reference('senator', id) }),
        value: id
      }))
    )
  )
  takeOffice(play, chosen, 'master-of-horse', figures.influence.masterOfHorse)
}
