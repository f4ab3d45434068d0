import { choose, confirm, type Script, type ValuedOptionOf } from '../../ask.ts'
import type { PendingEffect } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { campaignsOf } from '../../queries/movement/campaigns.ts'
import { leaderPiece } from '../../queries/pieces/pieces.ts'
import { allLeaders } from '../../queries/pieces/placement.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Leader } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { endKeptSieges } from '../battle/combat-substep.ts'
import { beginMovement } from './marching.ts'
import type { MilitaryTaskOf } from './military-tasks.ts'

/** XXII.A: asks which leader of the active nations goes on campaign next, in any order, until none is left. */
export function* playCampaigns(
  play: InvasionsPlay,
  { done, nations = play.state.active }: MilitaryTaskOf<'campaigns'>
): Script {
  const { state } = play
  for (const nation of nations) {
    noteCampaigns(state, yield* play.cards.openWindow(play, { window: 'campaign-start', nation }))
  }
  const ready = campaigners(state, nations).filter(({ id }) => !done.includes(id))
  const nation = ready[0]?.nation
  if (!nation) {
    yield* endKeptSieges(play, () => true)
    return
  }
  const own = ready.filter((leader) => sideOf(leader.nation) === sideOf(nation))
  const leader = yield* chooseLeader(state, nation, own)
  if (!leader) {
    play.schedule({ task: 'campaigns', nations, done: [...done, ...own.map(({ id }) => id)] })
    return
  }
  const of = campaignsOf(state, leader)
  spendExtra(state, leader.nation)
  play.schedule(
    { task: 'campaign', nations, leader: leader.id, number: 1, of },
    { task: 'campaigns', nations, done: [...done, leader.id] }
  )
}

/** XXII.A: schedules one campaign of a leader (movement, stacking check, combat) and then his next, if he has one. */
export function* playCampaign(
  play: InvasionsPlay,
  { nations = play.state.active, leader: id, number, of }: MilitaryTaskOf<'campaign'>
): Script {
  const { state } = play
  const leader = state.leaders[id]
  const able = leader !== undefined && isReady(leader) && number <= of
  if (!able || (number > 1 && !(yield* goesOn(leader, number, of)))) {
    yield* endKeptSieges(play, (other) => other === id)
    return
  }
  beginMovement(state, nations, id)
  play.emit({ type: 'campaign-began', nation: leader.nation, leader: id, campaign: number })
  play.schedule(
    { task: 'march' },
    { task: 'stacking-check' },
    { task: 'combat', besieged: [], campaignsLeft: of - number },
    { task: 'campaign', nations, leader: id, number: number + 1, of }
  )
}

/** XXII.A: leaders on land who may act and have campaigns. */
function campaigners(state: InvasionsState, nations: readonly NationId[]): Leader[] {
  return allLeaders(state).filter(
    (leader) => nations.includes(leader.nation) && isReady(leader) && campaignsOf(state, leader) > 0
  )
}

function isReady({ presence, at, inactiveUntil }: Leader): boolean {
  return presence === 'in-play' && at !== null && isProvince(at) && inactiveUntil === null
}

function noteCampaigns(state: InvasionsState, pending: readonly PendingEffect[]): void {
  for (const { effect, nation } of pending) {
    if (effect.do === 'campaigns' && nation) {
      state.thisTurn.effects.push({ effect: 'campaigns', nation, amount: effect.by })
    }
  }
}

/** The first leader who sets out after the card gets its extra campaigns. */
function spendExtra(state: InvasionsState, nation: NationId): void {
  state.thisTurn.effects = state.thisTurn.effects.filter(
    (effect) => effect.effect !== 'campaigns' || effect.nation !== nation || (effect.amount ?? 0) < 0
  )
}

function chooseLeader(
  state: InvasionsState,
  nation: NationId,
  leaders: readonly Leader[]
): Script<Leader | null> {
  return choose(
    {
      ...questionFor(nation, 'choose-campaigner', 'XXII.A'),
      prompt: message('prompt.choose-campaigner', { nation: reference('nation', nation) }),
      about: {
        nation,
        leaders: leaders.map((leader) => ({ leader: leader.id, campaigns: campaignsOf(state, leader) }))
      }
    },
    [
      { key: 'done', label: message('option.no-campaign'), value: null },
      ...leaders.map(
        (leader): ValuedOptionOf<'choose-campaigner', Leader> => ({
          key: leader.id,
          label: message('option.leader', { leader: reference('leader', leader.id) }),
          piece: leaderPiece(leader.id),
          ...(leader.at ? { place: leader.at } : {}),
          preview: [message('preview.campaigns', { amount: campaignsOf(state, leader) })],
          value: leader
        })
      )
    ]
  )
}

function goesOn(leader: Leader, number: number, of: number): Script<boolean> {
  return confirm({
    ...questionFor(leader.nation, 'campaign-again', 'XXII.A'),
    ...(leader.at ? { place: leader.at } : {}),
    prompt: message('prompt.campaign-again', { leader: reference('leader', leader.id), amount: number }),
    about: { nation: leader.nation, leader: leader.id, campaign: number, of }
  })
}
