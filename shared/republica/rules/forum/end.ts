import { ask, choice, type Script } from '../../ask.ts'
import type { LeaderId, WarId } from '../../content/ids.ts'
import { idsIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { happens } from '../../queries/income.ts'
import { leadingFaction } from '../../queries/precedence.ts'
import { leadersOf, warStrength } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { rollUnderOmens } from '../changes/dice.ts'
import { appearFamily } from './arrivals.ts'
import { makeLastingPeace, sueForPeace } from './peace.ts'

/** 3, 7.34, 9.611, R3: leaders die, destroyed concessions and the families of the Curia may come back. */
export function* endForum(play: RepublicPlay): Script {
  yield* loseLeader(play)
  ageLeaders(play)
  restoreConcessions(play)
  recallFamilies(play)
}

/** No. 12; 7.35: the top official says which enemy leader dies; again, his strongest war sues for peace. */
function* loseLeader(play: RepublicPlay): Script {
  const { state } = play
  const level = happens(state, 'enemy-leader-dies')
  const present = idsIn(state.leaders)
  const [only] = present
  const side = leadingFaction(state)
  if (level === 0 || !only || !side) return
  const leader = present.length === 1 ? only : yield* ask(leaderQuestion(side, present))
  const led = idsIn(state.wars).filter((war) => leadersOf(state, war).includes(leader))
  remove(play, leader)
  const strongest = led.toSorted((one, other) => strength(state, other) - strength(state, one))[0]
  if (level > 1 && strongest) sueForPeace(play, strongest)
}

const strength = (state: RepublicState, war: WarId) => warStrength(state, war).land

function leaderQuestion(side: RepublicState['sides'][number], leaders: readonly LeaderId[]) {
  return choice(
    {
      side,
      kind: 'dying-leader',
      rule: '7.35',
      prompt: message('prompt.dying-leader'),
      about: { leaders }
    },
    leaders.map((id) => ({
      key: id,
      label: message('option.leader', { leader: reference('leader', id) }),
      value: id
    }))
  )
}

function remove({ state, emit }: RepublicPlay, leader: LeaderId): void {
  delete state.leaders[leader]
  state.discards.push(leader)
  emit({ type: 'leader-died', leader })
}

/** 7.34: a leader without a war dies on five or six. */
function ageLeaders(play: RepublicPlay): void {
  const { state, emit } = play
  const idle = idsIn(state.leaders).filter(
    (leader) => !idsIn(state.wars).some((war) => leadersOf(state, war).includes(leader))
  )
  for (const leader of idle) {
    const { total } = rollUnderOmens(play, { reason: 'leader-ages', rule: '7.34' })
    if (total >= figures.forum.leaderDiesOn) remove(play, leader)
    else emit({ type: 'leader-stayed', leader })
  }
}

/** 9.611: a destroyed concession comes back to the forum on five or six. */
function restoreConcessions(play: RepublicPlay): void {
  const { state, emit } = play
  for (const concession of [...state.curia.concessions]) {
    const { total } = rollUnderOmens(play, { reason: 'concession-returns', rule: '9.611' })
    if (total < figures.forum.concessionReturnsOn) continue
    state.curia.concessions = state.curia.concessions.filter((id) => id !== concession)
    state.forum.concessions.push(concession)
    emit({ type: 'concession-returned', concession })
  }
}

/** R3: so does each family of the Curia. */
function recallFamilies(play: RepublicPlay): void {
  const { state, emit } = play
  for (const family of [...state.curia.families]) {
    const { total } = rollUnderOmens(play, { reason: 'family-returns', rule: '5.2' })
    if (total < figures.forum.concessionReturnsOn) continue
    state.curia.families = state.curia.families.filter((id) => id !== family)
    emit({ type: 'family-returned', family })
    appearFamily(play, family)
  }
}

/** No. 12; 7.35: when the Senate has risen, a new ally ends a war that is no revolt; again, for good. */
export function* endWarByAlliance(play: RepublicPlay): Script {
  const { state } = play
  const level = happens(state, 'new-alliance')
  const wars = idsIn(state.wars).filter((id) => !state.wars[id]?.isRevolt)
  const side = leadingFaction(state)
  if (level === 0 || wars.length === 0 || !side) return
  const war = yield* ask(
    choice(
      {
        side,
        kind: 'ended-war',
        rule: '7.35',
        prompt: message('prompt.ended-war'),
        about: { wars }
      },
      [
        ...wars.map((id) => ({
          key: id,
          label: message('option.war', { war: reference('war', id) }),
          place: id,
          value: id
        })),
        { key: 'none' as const, label: message('option.no-war'), value: null }
      ]
    )
  )
  if (!war) return
  if (level > 1) makeLastingPeace(play, war)
  else sueForPeace(play, war)
}
