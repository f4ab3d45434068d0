import { ask, choice, type Script } from '../../ask.ts'
import type { Motion } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import { type FamilyId, type SenatorId, statesmanIds } from '../../content/ids.ts'
import { statesmen } from '../../content/statesmen.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { omens } from '../../queries/combat/battle-setup.ts'
import { clockwiseFrom } from '../../queries/precedence.ts'
import { familyOf, isFamily, isStatesman, ratingsOf } from '../../queries/ratings.ts'
import { senatorOf, senatorsOf } from '../../queries/republic.ts'
import { chairFaction } from '../../queries/senate/session.ts'
import type { RepublicState } from '../../state.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { dismissGuard, loseLeader, replenish } from '../changes/death.ts'
import { newSenator } from '../changes/senators.ts'
import { senatorIn } from '../changes/standing.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { stripOffices } from './sentence.ts'

/** 9.421, 9.422: a statesman leaves Rome. His family stays as if he had died (5.2, R3). */
export function banish(play: RepublicPlay, id: SenatorId): void {
  const { state, emit } = play
  const exile = senatorIn(state, id)
  const { faction, covers } = exile
  const isLeader = faction !== null && state.factions[faction]?.leader === id
  stripOffices(play, id)
  dismissGuard(state, exile)
  Object.assign(exile, {
    at: 'exile',
    faction: null,
    covers: null,
    office: null,
    quaestor: null,
    influence: Math.min(exile.influence, ratingsOf(id).influence),
    popularity: Math.min(0, exile.popularity),
    record: [],
    drew: []
  })
  emit({ type: 'exiled', senator: id })
  if (covers) leaveFamily(play, covers, isLeader ? faction : null)
  else if (faction && isLeader) loseLeader(play, faction)
  if (faction) replenish(play, faction, null)
}

function leaveFamily({ state, emit }: RepublicPlay, family: FamilyId, leads: FactionId | null): void {
  if (!leads) {
    state.curia.families.push(family)
    return
  }
  state.senators[family] = newSenator(family, leads)
  const seat = state.factions[leads]
  if (seat) seat.leader = family
  emit({ type: 'new-leader', faction: leads, senator: family })
}

/** 9.423: an exile comes home: to his family, to a statesman who is kin, or to the forum. */
export function callBack(play: RepublicPlay, exile: SenatorId, motion: Motion): void {
  const { state, emit, schedule } = play
  const faction = factionOfKin(state, exile)
  const senator = senatorIn(state, exile)
  senator.at = 'rome'
  senator.faction = faction
  coverFamily(state, exile, faction)
  emit({ type: 'exile-returned', senator: exile, faction })
  const claimant = mostVotesFor(state, motion)
  if (claimant && claimant !== faction) schedule({ task: 'claim-exile', exile, faction: claimant })
}

/** 9.423: the faction of his family, or, of Gracchi and Licinii, that of his brother or cousin. */
function factionOfKin(state: RepublicState, exile: SenatorId): FactionId | null {
  const family = familyOf(exile)
  const kin = [family, ...statesmanIds.filter((id) => id !== exile && familyOf(id) === family)]
  for (const id of kin) {
    const faction = state.senators[id]?.faction
    if (faction) return faction
  }
  return null
}

/** 7.312: he lies on his family's card again, takes what it has won, and the higher influence and popularity. */
function coverFamily(state: RepublicState, exile: SenatorId, faction: FactionId | null): void {
  const family = familyOf(exile)
  const below = state.senators[family]
  if (!below || below.faction !== faction || !isStatesman(exile)) return
  const own = senatorIn(state, exile)
  state.senators[exile] = {
    ...below,
    covers: family,
    talents: below.talents + own.talents,
    knights: below.knights + own.knights,
    influence: Math.max(below.influence, statesmen[exile].influence),
    popularity: Math.max(below.popularity, own.popularity)
  }
  delete state.senators[family]
  renameSenator(state, family, exile)
}

/** What named the family's card names the statesman on it. */
function renameSenator(state: RepublicState, from: SenatorId, to: SenatorId): void {
  for (const seat of Object.values(state.factions)) if (seat.leader === from) seat.leader = to
  for (const army of state.armies) {
    if (army.commander === from) army.commander = to
    if (army.masterOfHorse === from) army.masterOfHorse = to
  }
  for (const legion of state.legions) if (legion.loyalTo === from) legion.loyalTo = to
  for (const province of Object.values(state.provinces))
    if (province.governor === from) province.governor = to
  const { civilWar, senate } = state
  if (civilWar?.rebel === from) civilWar.rebel = to
  if (senate?.chair === from) senate.chair = to
}

/** 9.423: who has cast most votes for the return; of equal ones the first from the chair, clockwise. */
function mostVotesFor(state: RepublicState, { cast }: Motion): FactionId | null {
  const votes = (side: FactionId) =>
    cast.reduce((sum, { faction, ballot, votes: count }) => {
      return sum + (faction === side && ballot === 'yes' ? count : 0)
    }, 0)
  const [first] = clockwiseFrom(state, chairFaction(state))
    .filter((side) => votes(side) > 0)
    .toSorted((one, other) => votes(other) - votes(one))
  return first ?? null
}

const CLAIM_DICE = 2

/** No. 22; 9.423: the faction may try, unopposed, to win him, and his family with him. */
export function* claimExile(play: RepublicPlay, { exile, faction }: TaskOf<'claim-exile'>): Script {
  const { state, emit } = play
  if (senatorOf(state, exile).at !== 'rome') return
  const loyalty = loyaltyToward(state, exile, faction)
  const wants = yield* ask(
    choice(
      {
        side: faction,
        kind: 'claim-exile',
        rule: '9.423',
        prompt: message('prompt.claim-exile', { senator: reference('senator', exile) }),
        about: { exile, loyalty }
      },
      yesOrNo
    )
  )
  if (!wants) return
  const bad = omens(state)
  // 7.35: what lowers other rolls makes persuasion harder.
  const { total } = play.roll({
    reason: 'exile',
    rule: '9.423',
    faces: 6,
    count: CLAIM_DICE,
    modifiers: bad === 0 ? [] : [{ amount: -bad, rule: '7.35', why: 'evil-omens' }],
    actor: exile
  })
  const isWon = state.options.comparators === 'printed' ? total < loyalty : total <= loyalty
  emit({ type: 'exile-claimed', senator: exile, faction, isWon })
  if (isWon) changeSides(play, exile, faction)
}

/** 7.511: nothing, while he would sit beside a statesman whom he opposes. */
function loyaltyToward(state: RepublicState, exile: SenatorId, faction: FactionId): number {
  if (!isStatesman(exile)) return ratingsOf(exile).loyalty
  const own = senatorOf(state, exile).faction
  const beside = own ? senatorsOf(state, own) : []
  const opposes = statesmen[exile].opposes.some((rival) => beside.includes(rival))
  return opposes || faction === own ? 0 : ratingsOf(exile).loyalty
}

/** 9.423: he and his family's card join the faction. */
function changeSides(play: RepublicPlay, exile: SenatorId, faction: FactionId): void {
  const { state } = play
  const senator = senatorIn(state, exile)
  const before = senator.faction
  senator.faction = faction
  const family = familyOf(exile)
  const below = state.senators[family]
  if (below && isFamily(family) && below.faction === null) {
    coverFamily(state, exile, null)
    senatorIn(state, exile).faction = faction
  }
  if (!before) return
  if (state.factions[before]?.leader === exile) loseLeader(play, before)
  replenish(play, before, null)
}
