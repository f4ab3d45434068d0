import { leaders } from '../content/leaders.ts'
import type { ForumAbouts } from '../decisions/forum.ts'
import { warStrength } from '../queries/wars.ts'
import { message, reference } from '../words/message.ts'
import type { Judge } from './judge.ts'
import { bestOf, choose, fill, type Reply } from './reply.ts'

/** No. 12: fleets that no army needs sink first. */
export function answerLostFleets({ view }: Judge, { count, fleets }: ForumAbouts['lost-fleets']): Reply {
  const idle = (id: number) => view.fleets.find((fleet) => fleet.id === id)?.place.in !== 'army'
  const lost = fleets.toSorted((one, other) => Number(idle(other)) - Number(idle(one))).slice(0, count)
  return fill({ fleets: lost.map((fleet) => ({ fleet })) }, message('why.lost-fleets'))
}

export function answerDyingLeader(_: Judge, about: ForumAbouts['dying-leader']): Reply {
  const strongest = bestOf(about.leaders, (id) => leaders[id].strength)
  if (!strongest) throw new Error('no leader can die')
  return choose(strongest, message('why.dying-leader', { leader: reference('leader', strongest) }))
}

export function answerEndedWar({ view }: Judge, { wars }: ForumAbouts['ended-war']): Reply {
  const worst = bestOf(wars, (id) => warStrength(view, id).land + (view.wars[id]?.isActive ? 100 : 0))
  return worst
    ? choose(worst, message('why.ended-war', { war: reference('war', worst) }))
    : choose('none', message('why.wait'))
}

export function answerAlliedFleets({ view }: Judge, { wars }: ForumAbouts['allied-fleets']): Reply {
  const war = bestOf(wars, (id) => warStrength(view, id).support + warStrength(view, id).fleet)
  if (!war) throw new Error('no war needs fleets')
  return choose(war, message('why.allied-fleets', { war: reference('war', war) }))
}
