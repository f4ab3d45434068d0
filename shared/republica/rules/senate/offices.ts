import type { ProposalAbout } from '../../board/proposal.ts'
import type { OfficeId, SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { changeInfluence, senatorIn } from '../changes/standing.ts'
import { sessionIn, takeChair } from './chair.ts'

/** 9.25: two consuls are elected. What remains is who of them presides. */
export function electConsuls({ state, schedule }: RepublicPlay, { pair }: ProposalAbout<'consuls'>): void {
  sessionIn(state).stage = 'dictator'
  const [one, other] = pair
  if (!one || !other) throw new Error('a pair has two senators')
  schedule({ task: 'share-consulate', one, other })
}

/** 9.25, 9.92: whoever held an office until now leaves it; consuls are ex-consuls from now on. */
export function retireOfficials(play: RepublicPlay): void {
  const { state } = play
  for (const [id, { office }] of entriesIn(state.senators)) {
    if (!office || office === 'censor' || office === 'governor' || office === 'proconsul') continue
    leaveOffice(play, id)
    if (office === 'rome-consul' || office === 'field-consul') senatorIn(state, id).exConsul += 1
  }
}

/** 10.7: who is with his army stays its commander, as proconsul. The master of horse has no command: he comes home. */
export function leaveOffice({ state, emit }: RepublicPlay, id: SenatorId): void {
  const senator = senatorIn(state, id)
  const { office } = senator
  if (!office) return
  emit({ type: 'left-office', senator: id, office })
  senator.office = null
  if (senator.at !== 'war') return
  const army = state.armies.find(({ commander }) => commander === id)
  if (army) senator.office = 'proconsul'
  const ridden = state.armies.find(({ masterOfHorse }) => masterOfHorse === id)
  if (!ridden) return
  ridden.masterOfHorse = null
  senator.at = 'rome'
}

/** 9.25, 9.4, 9.91: an office brings influence that stays. */
export function takeOffice(play: RepublicPlay, id: SenatorId, office: OfficeId, influence: number): void {
  const { state, emit } = play
  const senator = senatorIn(state, id)
  if (senator.office && senator.office !== office) leaveOffice(play, id)
  senator.office = office
  emit({ type: 'took-office', senator: id, office })
  changeInfluence(play, id, influence)
}

/** 9.4: the former censor leaves the office; he may be his own successor. */
export function becomeCensor(play: RepublicPlay, id: SenatorId): void {
  const { state } = play
  for (const [other, { office }] of entriesIn(state.senators)) {
    if (office === 'censor' && other !== id) leaveOffice(play, other)
  }
  takeOffice(play, id, 'censor', figures.influence.censor)
  sessionIn(state).stage = 'trials'
}

/** 9.91, 9.92: the dictator presides, is counted among the ex-consuls, and names a master of horse. */
export function becomeDictator(play: RepublicPlay, id: SenatorId): void {
  const { state, schedule } = play
  takeOffice(play, id, 'dictator', figures.influence.dictator)
  senatorIn(state, id).exConsul += 1
  takeChair(play, id, 'office')
  schedule({ task: 'name-master-of-horse' })
}

/** 9.61 */
export function grantConcessions(
  { state, emit }: RepublicPlay,
  { grants }: ProposalAbout<'concessions'>
): void {
  for (const { concession, senator } of grants) {
    state.forum.concessions = state.forum.concessions.filter((id) => id !== concession)
    senatorIn(state, senator).concessions.push(concession)
    emit({ type: 'concession-granted', concession, senator })
  }
}

/** 9.62, 9.622: governors leave at once; whom they replace is back for the next vote. */
export function sendGovernors(play: RepublicPlay, { posts }: ProposalAbout<'governors'>): void {
  const { state, emit } = play
  for (const { province, senator: id } of posts) {
    const post = state.provinces[province]
    if (!post) continue
    const replaced = post.governor
    if (replaced) comeHome(play, replaced)
    const senator = senatorIn(state, id)
    Object.assign(senator, { at: 'province', office: 'governor', isCorrupt: false })
    Object.assign(post, { governor: id, term: figures.senate.term, electedIn: state.turn })
    emit({ type: 'governor-sent', province, senator: id, replaced })
  }
}

/** 9.621: a governor is in Rome again: in the Senate, or unaligned in the forum. */
function comeHome({ state }: RepublicPlay, id: SenatorId): void {
  const senator = senatorIn(state, id)
  if (senator.at !== 'province') return
  senator.at = 'rome'
  senator.office = null
  senator.hasReturned = true
}
