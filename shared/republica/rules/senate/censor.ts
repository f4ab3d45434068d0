import { equalJson } from '../../../engine/json.ts'
import { pickOne, randomInt } from '../../../engine/random.ts'
import { ask, form, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/index.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { promisedCensor } from '../../queries/deals.ts'
import { speakerFor } from '../../queries/obedience.ts'
import { attends } from '../../queries/precedence.ts'
import { holderOf, senatorOf } from '../../queries/republic.ts'
import { censorCandidates, openCensorCandidates } from '../../queries/senate/candidates.ts'
import { isSameProposal, type OpenProposal, sessionOf } from '../../queries/senate/session.ts'
import { chargeable, chargesAgainst, prosecutorsFor, trialsLeft } from '../../queries/senate/trials.ts'
import type { RepublicState } from '../../state.ts'
import { message, type RefusalKey } from '../../words/message.ts'
import { noteNomination, noteProsecution } from '../deals/ledger.ts'
import { fillBenches } from './benches.ts'
import { isBooked } from './booked.ts'
import { carryOut } from './carry-out.ts'
import { nextInChair, sessionIn, settleChair, takeChair } from './chair.ts'
import { offerFine } from './laws.ts'
import { offerLifeConsulate } from './life.ts'
import { openForm, verdict } from './open-form.ts'
import { isCallable, newMotion, putToVote } from './put.ts'

/** 9.4: candidates are voted on until one is elected. A single candidate, or the last one, needs no vote. */
export function* electCensor(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  const session = sessionIn(state)
  if (session.stage !== 'censor') return
  yield* fillBenches(play)
  if (yield* offerLifeConsulate(play, 'elect-censor')) return
  const chair = settleChair(play)
  const candidates = openCensorCandidates(state)
  const last = candidates[0] ?? censorCandidates(state)[0]
  if (!chair || !last) {
    session.stage = 'trials'
    return
  }
  if (candidates.length <= 1) {
    const proposal = { about: 'censor' as const, senator: last }
    emit({ type: 'elected-alone', proposal })
    carryOut(play, newMotion(session.chair, { proposal, by: chair, source: 'chair' }))
    return
  }
  schedule({ task: 'elect-censor' })
  if (isBooked(state)) {
    schedule({ task: 'tribune-proposal' })
    return
  }
  const { senator, order } = yield* ask(nomination(state, chair, candidates))
  noteNomination(play, chair, { about: 'censor', senator })
  yield* putToVote(play, { proposal: { about: 'censor', senator }, by: chair, source: 'chair', order })
}

function nomination(
  state: RepublicState,
  side: FactionId,
  candidates: readonly SenatorId[]
): Question<{ readonly senator: SenatorId; readonly order: readonly FactionId[] }> {
  const promised = promisedCensor(state, side, candidates)
  return form(
    {
      side: speakerFor(state, side),
      kind: 'nominate-censor',
      rule: '9.4',
      prompt: message('prompt.nominate-censor'),
      about: { candidates }
    },
    {
      form: openForm(),
      check: (values) => {
        const isPromised = !promised || promised === values.senator
        const problem = candidates.includes(values.senator)
          ? isPromised
            ? null
            : 'promised-censor'
          : 'not-a-candidate'
        return verdict(values, isCallable(state, values.order, []) ? problem : 'bad-order', '9.4')
      },
      sample: (random) => ({ senator: promised ?? pickOne(random, candidates), order: [] })
    }
  )
}

/** 9.41, 9.46: the censor presides over the trials that he wants to hold, then hands the session back. */
export function* holdTrials(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  const session = sessionIn(state)
  if (session.stage !== 'trials') return
  yield* fillBenches(play)
  const censor = holderOf(state, 'censor')
  const side = censor && attends(state, censor) ? senatorOf(state, censor).faction : null
  if (!censor || !side) return endTrials(play)
  takeChair(play, censor, 'censor')
  if (chargeable(state).length === 0) {
    yield* offerFine(play, side)
    return endTrials(play)
  }
  const { trial, order } = yield* ask(charge(state, side))
  if (trial.do === 'none') {
    emit({ type: 'no-trial', censor })
    yield* offerFine(play, side)
    return endTrials(play)
  }
  schedule({ task: 'hold-trials' })
  const { do: _, ...named } = trial
  noteProsecution(play, side, named.accused)
  yield* putToVote(play, { proposal: { about: 'trial', ...named }, by: side, source: 'chair', order })
}

/** 9.46: the highest official presides again. */
function endTrials(play: RepublicPlay): void {
  const { state } = play
  const session = sessionIn(state)
  session.stage = 'governors'
  session.chair = null
  const next = nextInChair(state)
  if (next) takeChair(play, next, 'trials-over')
}

type Charging = ValuesOf<'prosecute'>

function charge(state: RepublicState, side: FactionId): Question<Charging> {
  const left = trialsLeft(state)
  return form(
    {
      side: speakerFor(state, side),
      kind: 'prosecute',
      rule: '9.41',
      prompt: message('prompt.prosecute'),
      about: {
        chargeable: chargeable(state),
        prosecutors: prosecutorsFor(state, null),
        minor: left.minor,
        major: left.major
      }
    },
    {
      form: openForm(),
      check: (values) => {
        const problem = trialProblem(state, values.trial)
        return verdict(values, isCallable(state, values.order, []) ? problem : 'bad-order', '9.41')
      },
      sample: (random) => {
        const trials = legalTrials(state)
        const isDone = trials.length === 0 || randomInt(random, 3) === 0
        return { trial: isDone ? { do: 'none' as const } : pickOne(random, trials), order: [] }
      }
    }
  )
}

/** 9.41, 9.411, 9.412, 9.42: why the censor cannot hold this trial; null if he can. */
function trialProblem(state: RepublicState, trial: Charging['trial']): RefusalKey | null {
  if (trial.do === 'none') return null
  if (trialsLeft(state)[trial.degree] === 0) return 'no-trial-left'
  const { accused, degree, prosecutor } = trial
  if (!attends(state, accused) || accused === sessionOf(state).chair) return 'no-charge'
  if (!chargesAgainst(state, accused, degree).some((each) => equalJson(each, trial.charge)))
    return 'no-charge'
  if (!prosecutorsFor(state, accused).includes(prosecutor)) return 'bad-prosecutor'
  const { do: _, ...named } = trial
  return isUnwilling(state, { about: 'trial', ...named }) ? 'consent-refused' : null
}

function isUnwilling(state: RepublicState, proposal: OpenProposal): boolean {
  return sessionOf(state).unwilling.some((other) => isSameProposal(other, proposal))
}

/** Every trial that the censor could hold now. */
function legalTrials(state: RepublicState): readonly Extract<Charging['trial'], { do: 'try' }>[] {
  return chargeable(state).flatMap(({ accused, minor, major }) =>
    (['minor', 'major'] as const).flatMap((degree) =>
      (degree === 'minor' ? minor : major).flatMap((each) =>
        prosecutorsFor(state, accused)
          .map((prosecutor) => ({ do: 'try' as const, degree, accused, charge: each, prosecutor }))
          .filter((trial) => trialProblem(state, trial) === null)
      )
    )
  )
}
