import type { Script } from '../../ask.ts'
import { isHistorical, leaderCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { pickProvince } from '../pieces/choose-units.ts'

/** XX.J (Roman aid D): some leaders arrive at once when another falls, with a stack of their player's choice. */
export function* earlySuccession(play: InvasionsPlay, fallen: LeaderId, at: ProvinceId | null): Script {
  const { state } = play
  const nation = state.leaders[fallen]?.nation
  for (const leader of Object.values(state.leaders)) {
    const card = leaderCard(leader.id)
    if (leader.nation !== nation || leader.presence !== 'waiting' || !isHistorical(card)) continue
    if (card.early?.onDeathOf !== fallen || card.early.turn !== state.turn) continue
    const places = stacksOf(state, leader.nation, at)
    const to = yield* pickProvince(
      {
        ...questionFor(leader.nation, 'leader-succeeds', 'XX.J'),
        prompt: message('prompt.leader-succeeds', { leader: reference('leader', leader.id) }),
        about: { nation: leader.nation, leader: leader.id, fallen }
      },
      places
    )
    if (to === null) continue
    Object.assign(leader, { presence: 'in-play', at: to, served: 1 })
    play.emit({ type: 'leader-succeeds', leader: leader.id, nation: leader.nation, to, rule: 'XX.J' })
  }
}

/** Where the nation has a stack. The beaten one counts, because its units may be recovered. */
function stacksOf(state: InvasionsState, nation: NationId, beaten: ProvinceId | null): ProvinceId[] {
  const places = new Set<ProvinceId>(beaten ? [beaten] : [])
  for (const unit of Object.values(state.units)) {
    if (unit.controller === nation && isProvince(unit.at) && isLandUnit(unit)) places.add(unit.at)
  }
  return [...places].sort()
}
