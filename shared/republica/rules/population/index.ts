import { askTogether } from '../../../engine/script.ts'
import { choice, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { PopulationRow } from '../../content/tables.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { omens } from '../../queries/combat/battle-setup.ts'
import { discontent, populationRow } from '../../queries/population.ts'
import { benchOf, consulOrSubstitute } from '../../queries/precedence.ts'
import { ratingsOf } from '../../queries/ratings.ts'
import { senatorOf } from '../../queries/republic.ts'
import type { Modifier } from '../../rolls.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { killByChits } from '../changes/chit-victims.ts'
import { changeUnrest } from '../changes/standing.ts'
import { collapse } from '../changes/treasury.ts'
import { offerRansoms } from '../combat/ransom.ts'

/** 8.1: unrest rises for droughts and unprosecuted wars. */
function* beginPopulation(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  state.phase = 'population'
  emit({ type: 'phase-began', phase: 'population' })
  yield* offerRansoms(play)
  const { droughts, unprosecuted } = discontent(state)
  if (droughts + unprosecuted > 0) emit({ type: 'discontent', droughts, unprosecuted })
  changeUnrest(play, droughts + unprosecuted)
  schedule({ task: 'address' })
}

/** No. 13; 8.2: the consul of Rome, or whoever stands in for him, speaks; the Senate approves or not; the people answer. */
function* addressPeople(play: RepublicPlay): Script {
  const { state } = play
  const speaker = consulOrSubstitute(state)
  if (!speaker) return
  const approval = yield* voteApproval(play, speaker)
  answerOfThePeople(play, speaker, approval)
}

type Approval = 'for' | 'against' | 'abstain'

/** 8.2: by oratory alone. Returns the difference of the votes. */
function* voteApproval({ state, emit }: RepublicPlay, speaker: SenatorId): Script<number> {
  const voters = state.sides.filter((side) => benchOf(state, side).length > 0)
  const answers = yield* askTogether(() => voters.map((side) => approvalQuestion(state, side, speaker)))
  const votes = voters.map((faction) => ({
    faction,
    vote: answers.get(faction) ?? ('abstain' as const),
    votes: oratoryOf(state, faction)
  }))
  const cast = (wanted: Approval) =>
    votes.reduce((sum, { vote, votes: count }) => (vote === wanted ? sum + count : sum), 0)
  emit({ type: 'approval', speaker, votes, inFavour: cast('for'), against: cast('against') })
  return cast('for') - cast('against')
}

function approvalQuestion(state: RepublicState, side: FactionId, speaker: SenatorId): Question<Approval> {
  return choice(
    {
      side,
      kind: 'approve',
      rule: '8.2',
      prompt: message('prompt.approve', { senator: reference('senator', speaker) }),
      about: { speaker, votes: oratoryOf(state, side) }
    },
    (['for', 'against', 'abstain'] as const).map((key) => ({
      key,
      label: message(`option.approve-${key}`),
      value: key
    }))
  )
}

/** 8.2: neither knights nor bought votes count. */
function oratoryOf(state: RepublicState, side: FactionId): number {
  return benchOf(state, side).reduce((sum, id) => sum + ratingsOf(id).oratory, 0)
}

/** 8.2: three dice, less unrest, with the speaker's popularity. R10: the vote changes the roll only by the option. */
function answerOfThePeople(play: RepublicPlay, speaker: SenatorId, approval: number): void {
  const { state, emit } = play
  const { total } = play.roll({
    reason: 'people',
    rule: '8.2',
    faces: 6,
    count: 3,
    actor: speaker,
    modifiers: modifiersOf(state, speaker, approval)
  })
  const row = populationRow(total)
  if (!row) {
    emit({ type: 'people-answered', speaker, total, unrest: 0, marks: 'revolt' })
    collapse(play, 'people-revolt')
    return
  }
  emit({ type: 'people-answered', speaker, total, unrest: row.unrest, marks: row.marks })
  changeUnrest(play, row.unrest)
  applyMarks(play, row)
}

function modifiersOf(state: RepublicState, speaker: SenatorId, approval: number): readonly Modifier[] {
  const voted = state.options.approvalVote === 'modifies-roll' ? Math.sign(approval) : 0
  const all: readonly Modifier[] = [
    { amount: -state.unrest, rule: '8.2', why: 'unrest' },
    { amount: senatorOf(state, speaker).popularity, rule: '8.2', why: 'speaker' },
    { amount: voted, rule: '8.2', why: 'approval' },
    { amount: omens(state), rule: '7.35', why: 'evil-omens' }
  ]
  return all.filter(({ amount }) => amount !== 0)
}

/** 8.2: no recruitment, a manpower shortage on top of any other, and a mob in the Senate. */
function applyMarks(play: RepublicPlay, { marks }: PopulationRow): void {
  const { state } = play
  if (marks.includes('no-recruitment')) state.isRecruitmentBarred = true
  if (marks.includes('manpower-shortage')) {
    const level = state.happenings['manpower-shortage'] ?? 0
    state.happenings['manpower-shortage'] = level + 1
  }
  if (marks.includes('mob')) killByChits(play, figures.mob.chits, 'mob', ({ at }) => at === 'rome')
}

/** The scripts of this part, by their tasks. */
export const populationScripts = {
  population: beginPopulation,
  address: addressPeople
}
