import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { leadersIn } from '../../queries/pieces/placement.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { checkLeaderSurvival } from '../battle/leader-fate.ts'
import { recordAttack } from '../battle/record-attack.ts'
import { endUnitService } from '../battle/take-hits.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { eliminateUnit } from '../pieces/unit-losses.ts'

/** XVIII.E, XX.J: eliminates the single unit without a battle. Its leader falls on a failed D2, else he goes home alone. */
export function* overrunSingleUnit(
  play: InvasionsPlay,
  nation: NationId,
  province: ProvinceId,
  when: 'marching' | 'retreating',
  attackers: Iterable<NationId> = [nation]
): Script {
  const look = stanceMap(play.state, nation)
  const { units } = look.forces(province, 'hostile')
  recordAttack(
    play.state,
    attackers,
    units.map(({ controller }) => controller)
  )
  for (const { id } of units) {
    const facts = { nation, province, unit: id }
    play.emit(when === 'marching' ? { type: 'overrun', ...facts } : { type: 'overrun-in-retreat', ...facts })
    eliminateUnit(play, id)
    endUnitService(play, id)
  }
  const leaders = leadersIn(play.state, province).filter(
    (leader) => look.stance(leader.nation, province) === 'hostile'
  )
  for (const { id } of leaders) yield* checkLeaderSurvival(play, id, province)
  sendLoneLeadersHome(play, province)
}
